import { BUILT_IN_TITLES } from '@/core/model/page';
import { breadcrumbData, pageTrail } from '@/core/rules/address/trail';
import { cutAtWord } from '@/core/values/plain-text';
import { aboutText, shopFacts } from './content';
import { organizationPage } from './content-structured-data';
import type { PageRequest } from './shop-page';

const TITLE = BUILT_IN_TITLES.about;
const PATH = '/about';
const DESCRIPTION_LENGTH = 155;

/** The data function of the page about the shop (spec 2). */
export async function loadAbout({ init }: PageRequest) {
  const opening = await init;
  const facts = shopFacts(opening);
  const about = aboutText(facts);
  return {
    head: {
      title: TITLE,
      description: cutAtWord(`${about.title}. ${about.lead}`, DESCRIPTION_LENGTH),
      canonicalPath: PATH,
      ...(opening.banner?.image && { image: opening.banner.image }),
      structuredData: [
        organizationPage('AboutPage', PATH, facts),
        breadcrumbData(pageTrail(TITLE, PATH)),
      ],
    },
    data: { about },
  };
}
