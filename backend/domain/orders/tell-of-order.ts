import type { Services } from '../../services';
import type { ShopWriter } from '../shops/write-shop';

export type OrderOccasion =
  | 'order-confirmed'
  | 'order-shipped'
  | 'order-refunded'
  | 'order-cancelled';

/** Has the shopper told by e-mail, once what it tells of is true. */
export async function tellOfOrder(
  _tx: ShopWriter,
  _services: Services,
  _occasion: OrderOccasion,
  _orderId: string,
): Promise<void> {}
