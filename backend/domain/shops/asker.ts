import type { Caller } from '../../limits/rate-limit';
import type { Services } from '../../services/services';
import type { ShopRef } from './find-shop';

/** A request of a shop, as the domain knows it; `client` is whom limits count, null for our own pages. */
export interface ShopContext extends Caller {
  services: Services;
  shop: ShopRef;
}
