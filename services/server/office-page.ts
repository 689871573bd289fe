import type { PageRequest } from './shop-page';

type OfficePage = 'orders' | 'cases' | 'reviews' | 'messages' | 'payments' | 'embed';

const TITLES: Readonly<Record<OfficePage, string>> = {
  orders: 'Orders',
  cases: 'Cases',
  reviews: 'Reviews',
  messages: 'Messages',
  payments: 'Payments',
  embed: 'Embed',
};

/** The data function of a page of the back office: who opens it is found out in the browser. */
export function officePage(page: OfficePage) {
  const head = { title: TITLES[page], canonicalPath: `/design/${page}`, isIndexed: false };
  return async (request: PageRequest) => {
    request.doNotKeep();
    return { head, data: { isAlone: true } };
  };
}
