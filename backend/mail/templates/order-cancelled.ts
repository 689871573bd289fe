import type { OrderFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { money } from '../kit/words';
import { orderLines } from '../parts/order-lines';
import { button, heading, paragraph, title } from '../parts/text';
import { helpWith, orderReason } from './footer';
import * as messages from './messages';

/** Says that nothing of an order will come, and what becomes of the money. */
export function orderCancelled(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, link } = order;
  return writeLetter(shop, {
    subject: messages.cancelledSubject(number),
    preview: messages.cancelledPreview(moneyText(order)).trim(),
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, messages.cancelledHeading),
      paragraph(look, messages.cancelledNote(number, moneyText(order)).trim()),
      button(look, messages.seeOrder, link),
      title(look, messages.cancelledLines),
      orderLines(look, order),
      helpWith(look, shop),
    ],
  });
}

function moneyText({ paidMinor, refundMinor, currency }: OrderFacts): string {
  if (paidMinor === 0) return messages.notCharged;
  if (refundMinor === 0) return '';
  return messages.refundOnItsWay(money(refundMinor, currency));
}
