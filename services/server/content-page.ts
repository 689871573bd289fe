import type { ContentPage, ContentPath } from '@/core/model/content';
import { pageTrail, type TrailStep } from '@/core/rules/address/trail';
import { cutAtWord } from '@/core/values/plain-text';
import { CONTENT_TEXTS, shopFacts } from './content';
import { contentStructuredData } from './content-structured-data';
import type { PageRequest } from './shop-page';

/** Max length of a description in search results. */
const DESCRIPTION_LENGTH = 155;

interface ContentPageData {
  page: ContentPage;
  trail: readonly TrailStep[];
}

/** The data function of a page of text (spec 2): its words, filled with the shop's own facts. */
export function loadContent(path: ContentPath) {
  return async ({ init }: PageRequest) => {
    const page = CONTENT_TEXTS[path](shopFacts(await init));
    const trail = pageTrail(page.title, path);
    const data: ContentPageData = { page, trail };
    return {
      head: {
        title: page.title,
        description: cutAtWord(page.lead, DESCRIPTION_LENGTH),
        canonicalPath: path,
        structuredData: contentStructuredData(page, trail),
      },
      data,
    };
  };
}
