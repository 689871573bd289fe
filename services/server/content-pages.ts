import type { ContentPath } from '@/core/model/content';
import { BUILT_IN_TITLES } from '@/core/model/page';
import { breadcrumbData, pageTrail } from '@/core/rules/address/trail';
import { sizedPicture } from '@/core/rules/media/picture-facts';
import { cutAtWord } from '@/core/values/plain-text';
import { aboutText, CONTENT_TEXTS, shopFacts } from './content';
import { contentStructuredData, organizationPage } from './content-structured-data';
import * as messages from './messages';
import { type PageRequest, shopPage } from './shop-page';

/** Max length of a description in search results. */
const DESCRIPTION_LENGTH = 155;

/** The data function of a page of text (spec 2): its words, filled with the shop's own facts. */
export const contentPage = (path: ContentPath) =>
  shopPage(async ({ init }) => {
    const page = CONTENT_TEXTS[path](shopFacts(await init));
    const trail = pageTrail(page.title, path);
    return {
      head: {
        title: page.title,
        description: cutAtWord(page.lead, DESCRIPTION_LENGTH),
        canonicalPath: path,
        structuredData: contentStructuredData(page, trail),
      },
      data: { page, trail },
    };
  });

/** The data function of the page about the shop (spec 2). */
export async function loadAbout({ init }: PageRequest) {
  const opening = await init;
  const facts = shopFacts(opening);
  const about = aboutText(facts);
  return {
    head: {
      title: BUILT_IN_TITLES.about,
      description: cutAtWord(`${about.title}. ${about.lead}`, DESCRIPTION_LENGTH),
      canonicalPath: '/about',
      ...(opening.banner?.image && { image: sizedPicture(opening.banner.image).src }),
      structuredData: [
        organizationPage('AboutPage', '/about', facts),
        breadcrumbData(pageTrail(BUILT_IN_TITLES.about, '/about')),
      ],
    },
    data: { about },
  };
}

/** The data function of the contact page (spec 2): how to reach the shop. */
export async function loadContact({ init }: PageRequest) {
  const facts = shopFacts(await init);
  const { address, email, name, phone, supportHours } = facts;
  const trail = pageTrail(BUILT_IN_TITLES.contact, '/contact');
  return {
    head: {
      title: BUILT_IN_TITLES.contact,
      description: messages.contactDescription(name, supportHours),
      canonicalPath: '/contact',
      structuredData: [organizationPage('ContactPage', '/contact', facts), breadcrumbData(trail)],
    },
    data: { title: BUILT_IN_TITLES.contact, trail, reach: { address, email, phone } },
  };
}
