import { isUuid } from '@/core/values/is-uuid';

/** Role of the application: sees the rows of the shop that a connection names, else none. */
export const APP_ROLE = 'hemline_app';
/** Role for work on all shops: sees every row. */
export const ACROSS_ROLE = 'hemline_across';

export interface Sight {
  role: typeof APP_ROLE | typeof ACROSS_ROLE;
  /** '' for no shop. */
  shopId: string;
}

export const NO_SHOP: Sight = { role: APP_ROLE, shopId: '' };
export const EVERY_SHOP: Sight = { role: ACROSS_ROLE, shopId: '' };

/** @throws TypeError for what is no id of a shop. */
export function oneShop(shopId: string): Sight {
  if (!isUuid(shopId)) throw new TypeError('A shop is named by its id.');
  return { role: APP_ROLE, shopId };
}
