import type { OrderFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import { money } from '../kit/words';
import { button } from '../parts/button';
import { details } from '../parts/details';
import { heading } from '../parts/heading';
import { paragraph } from '../parts/paragraph';
import { helpWith } from './help';
import { orderReason } from './reasons';

const WHEN = 'Banks take three to ten business days to show it, on what you paid with.';

/** Says how much of an order's money goes back. */
export function orderRefunded(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, link, currency } = order;
  const amount = money(order.refundMinor, currency);
  return writeLetter(shop, {
    subject: `Your refund of ${amount} for order ${number}`,
    preview: `${amount} is on its way back to you.`,
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, 'Your money is on its way back'),
      paragraph(look, `We have refunded ${amount} of your order ${number}. ${WHEN}`),
      details(look, [
        { term: 'Order', lines: [number] },
        { term: 'Order total', lines: [money(order.totalMinor, currency)] },
        { term: 'Refunded', lines: [amount] },
      ]),
      button(look, 'See your order', link),
      helpWith(look, shop),
    ],
  });
}
