import type { OrderFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { money } from '../kit/words';
import { details } from '../parts/details';
import { button, heading, paragraph } from '../parts/text';
import { helpWith, orderReason } from './footer';
import * as messages from './messages';

/** Says how much of an order's money goes back. */
export function orderRefunded(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, link, currency } = order;
  const amount = money(order.refundMinor, currency);
  return writeLetter(shop, {
    subject: messages.refundedSubject(amount, number),
    preview: messages.refundOnItsWay(amount),
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, messages.refundedHeading),
      paragraph(look, messages.refundedNote(amount, number)),
      details(look, [
        { term: messages.orderTerm, lines: [number] },
        { term: messages.totalTerm, lines: [money(order.totalMinor, currency)] },
        { term: messages.refundedTerm, lines: [amount] },
      ]),
      button(look, messages.seeOrder, link),
      helpWith(look, shop),
    ],
  });
}
