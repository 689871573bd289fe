import { dayRange } from '@/core/values/day-range';
import type { OrderFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { dayText, greet, money } from '../kit/words';
import { addressLines } from '../parts/address';
import { button } from '../parts/button';
import { details } from '../parts/details';
import { heading, title } from '../parts/heading';
import { orderLines } from '../parts/order-lines';
import { paragraph } from '../parts/paragraph';
import { sums } from '../parts/sums';
import { helpWith } from './help';
import { orderReason } from './reasons';

const PAID = 'Your payment has arrived, and we are getting your pieces ready.';
const FREE = 'Nothing is to be paid, and we are getting your pieces ready.';

/** Thanks for an order, and says all that was ordered. */
export function orderConfirmed(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, delivery, totalMinor, currency } = order;
  const days = delivery ? dayRange(delivery.from, delivery.to) : '';
  return writeLetter(shop, {
    subject: `Your order ${number} is confirmed`,
    preview: [
      `Thank you for your order of ${money(totalMinor, currency)}.`,
      days && `Expected ${days}.`,
    ]
      .filter(Boolean)
      .join(' '),
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, greet('Thank you', order.name)),
      paragraph(look, `${totalMinor > 0 ? PAID : FREE} We write again when they are on their way.`),
      details(look, [
        { term: 'Order', lines: [number] },
        { term: 'Placed', lines: [dayText(order.placedAt)] },
        { term: 'Expected delivery', lines: [days] },
      ]),
      button(look, 'Track your order', order.link),
      title(look, 'What you ordered'),
      orderLines(look, order),
      sums(look, order),
      ...destination(look, order),
      helpWith(look, shop),
    ],
  });
}

function destination(look: Look, { name, address }: OrderFacts): Part[] {
  if (!address) return [];
  return [details(look, [{ term: 'Delivery address', lines: addressLines(name, address) }])];
}
