import type { CaseMailKind, OrderMailKind } from '../../mail';
import type { EventConsumer, EventHandler } from '../events/consumer';
import type { OrderEventKind } from '../orders/record-order-event';
import { queueCaseMail } from './queue-case-mail';
import { queueOrderMail } from './queue-order-mail';

const ofOrder =
  (mail: OrderMailKind): EventHandler<OrderEventKind> =>
  (tx, services, { subjectId: id, shopId, data }) =>
    queueOrderMail(tx, services, mail, { id, shopId, ...data });

const ofCase =
  (mail: CaseMailKind): EventHandler<'case.opened' | 'case.answered'> =>
  (tx, services, { shopId, data }) =>
    queueCaseMail(tx, services, mail, { id: data.messageId, shopId });

const orderCancelled = ofOrder('order-cancelled');

/** Writes e-mails to shoppers about their orders and disputes. */
export const mailShoppers: EventConsumer = {
  'order.paid': ofOrder('order-confirmed'),
  'order.fulfilled': ofOrder('order-shipped'),
  'order.refunded': ofOrder('order-refunded'),
  // Nobody waits for what they never paid; what came to nothing is paid without money.
  'order.cancelled': async (tx, services, event) => {
    const { paidMinor, steps } = event.data;
    const wasPaid = paidMinor > 0 || steps.some(({ state }) => state === 'paid');
    if (wasPaid) await orderCancelled(tx, services, event);
  },
  'case.opened': ofCase('case-received'),
  'case.answered': ofCase('case-answered'),
};
