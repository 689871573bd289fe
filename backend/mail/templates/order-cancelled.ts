import type { OrderFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { money } from '../kit/words';
import { button } from '../parts/button';
import { heading, title } from '../parts/heading';
import { orderLines } from '../parts/order-lines';
import { paragraph } from '../parts/paragraph';
import { helpWith } from './help';
import { orderReason } from './reasons';

/** Says that nothing of an order will come, and what becomes of the money. */
export function orderCancelled(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, link } = order;
  return writeLetter(shop, {
    subject: `Your order ${number} was cancelled`,
    preview: `Nothing will be sent. ${moneyText(order)}`.trim(),
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, 'Your order was cancelled'),
      paragraph(
        look,
        `Order ${number} was cancelled, and nothing will be sent. ${moneyText(order)}`.trim(),
      ),
      button(look, 'See your order', link),
      title(look, 'What was cancelled'),
      orderLines(look, order),
      helpWith(look, shop),
    ],
  });
}

function moneyText({ paidMinor, refundMinor, currency }: OrderFacts): string {
  if (paidMinor === 0) return 'You were not charged.';
  if (refundMinor === 0) return '';
  return `${money(refundMinor, currency)} is on its way back to you.`;
}
