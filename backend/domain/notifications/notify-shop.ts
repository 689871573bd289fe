import type { NotificationKind } from '@/core/model/notifications';
import { findRow, type Tx } from '../../db/rows';
import { type ShopRow, shops } from '../../db/schema';
import type { DomainEvent, EventKind } from '../../db/schema/events';
import type { ConsumerServices, EventConsumer, EventHandler } from '../events/record-event';
import * as messages from './messages';
import { noticeOfCase, noticeOfMessage, noticeOfReview } from './notices-of-inbox';
import { noticeOfOrder, noticeOfPayment } from './notices-of-orders';
import { noticesOfStock } from './notices-of-stock';
import { type Notice, notify } from './notify';
import { loadNotificationSettings } from './settings';

/** Reads what a shop is to be told of an event; nothing where its subject is gone. */
type Reading<Kind extends EventKind> = (
  tx: Tx,
  services: ConsumerServices,
  shop: ShopRow,
  event: DomainEvent<Kind>,
) => Promise<readonly Notice[]>;

/** Tells the shop of an event of a kind, unless it wants to hear nothing of it. */
const about =
  <Kind extends EventKind>(kind: NotificationKind, read: Reading<Kind>): EventHandler<Kind> =>
  async (tx, services, event) => {
    const shop = await findRow(tx, shops, { id: event.shopId });
    const settings = await loadNotificationSettings(tx, event.shopId);
    if (!shop || settings[kind] === 'off') return;
    for (const notice of await read(tx, services, shop, event)) {
      await notify(tx, services, { shop, settings, kind }, notice);
    }
  };

/** Writes to the shop itself, as `mailShoppers` does to shoppers. */
export const notifyShop: EventConsumer = {
  'order.paid': about<'order.paid'>('orders', noticeOfOrder),
  'order.payment-refused': about<'order.payment-refused'>('payments', (tx, services, shop, event) =>
    noticeOfPayment(tx, services, shop, event, messages.paymentRefused(event.data.problem)),
  ),
  'order.payment-failed': about<'order.payment-failed'>('payments', (...of) =>
    noticeOfPayment(...of, messages.paymentFailed),
  ),
  'order.refund-refused': about<'order.refund-refused'>('payments', (...of) =>
    noticeOfPayment(...of, messages.refundRefused),
  ),
  'order.refund-failed': about<'order.refund-failed'>('payments', (...of) =>
    noticeOfPayment(...of, messages.refundReturned),
  ),
  'stock.taken': about<'stock.taken'>('stock', noticesOfStock),
  'message.received': about<'message.received'>('messages', noticeOfMessage),
  'case.opened': about<'case.opened'>('cases', noticeOfCase),
  'case.message-added': about<'case.message-added'>('cases', noticeOfCase),
  'review.submitted': about<'review.submitted'>('reviews', noticeOfReview),
};
