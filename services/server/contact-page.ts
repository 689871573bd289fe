import { BUILT_IN_TITLES } from '@/core/model/page';
import { breadcrumbData, pageTrail } from '@/core/rules/address/trail';
import { shopFacts } from './content';
import { organizationPage } from './content-structured-data';
import type { PageRequest } from './shop-page';

const TITLE = BUILT_IN_TITLES.contact;
const PATH = '/contact';

/** The data function of the contact page (spec 2): how to reach the shop. */
export async function loadContact({ init }: PageRequest) {
  const facts = shopFacts(await init);
  const { address, email, name, phone } = facts;
  const trail = pageTrail(TITLE, PATH);
  return {
    head: {
      title: TITLE,
      description: `Write to ${name} about an order, a size, a return or anything else. A person answers, usually within one business day.`,
      canonicalPath: PATH,
      structuredData: [organizationPage('ContactPage', PATH, facts), breadcrumbData(trail)],
    },
    data: { title: TITLE, trail, reach: { address, email, phone } },
  };
}
