import { RESTOCK_PATH } from '@/core/model/restock';
import { ACCESS_KEY } from '@/core/rules/address/order-address';
import { pageTrail } from '@/core/rules/address/trail';
import { shopFacts } from './content';
import type { PageRequest } from './shop-page';

const TITLE = 'Back-in-stock e-mails';

/** The data function of the page that stops e-mails about returned stock; by a link it is one shopper's. */
export async function loadRestock({ init, query, doNotKeep }: PageRequest) {
  if (query(ACCESS_KEY) !== undefined) doNotKeep();
  const { email, name } = shopFacts(await init);
  return {
    head: {
      title: TITLE,
      description: `Stop e-mails of ${name} about items that are back in stock.`,
      canonicalPath: RESTOCK_PATH,
      isIndexed: false,
    },
    data: { title: TITLE, trail: pageTrail(TITLE, RESTOCK_PATH), supportEmail: email },
  };
}
