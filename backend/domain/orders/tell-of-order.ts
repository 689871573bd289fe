import type { OrderMailKind } from '../../mail';
import type { Services } from '../../services';
import { queueOrderMail } from '../mail';
import type { ShopWriter } from '../shops/write-shop';

/** Has the shopper told by e-mail, once what it tells of is true. */
export function tellOfOrder(
  tx: ShopWriter,
  services: Services,
  kind: OrderMailKind,
  orderId: string,
): Promise<void> {
  return queueOrderMail(tx, services, kind, orderId);
}
