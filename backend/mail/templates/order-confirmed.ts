import { dayRange } from '@/core/values/day-range';
import type { OrderFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { dayText, greet, money } from '../kit/words';
import { addressLines, details } from '../parts/details';
import { orderLines } from '../parts/order-lines';
import { sums } from '../parts/sums';
import { button, heading, paragraph, title } from '../parts/text';
import { helpWith, orderReason } from './footer';
import * as messages from './messages';

/** Thanks for an order, and says all that was ordered. */
export function orderConfirmed(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, delivery, totalMinor, currency } = order;
  const days = delivery ? dayRange(delivery.from, delivery.to) : '';
  return writeLetter(shop, {
    subject: messages.confirmedSubject(number),
    preview: [
      messages.confirmedPreview(money(totalMinor, currency)),
      days && messages.expected(days),
    ]
      .filter(Boolean)
      .join(' '),
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, greet(messages.thankYou, order.name)),
      paragraph(look, totalMinor > 0 ? messages.paid : messages.free),
      details(look, [
        { term: messages.orderTerm, lines: [number] },
        { term: messages.placedTerm, lines: [dayText(order.placedAt)] },
        { term: messages.deliveryTerm, lines: [days] },
      ]),
      button(look, messages.trackOrder, order.link),
      title(look, messages.orderedLines),
      orderLines(look, order),
      sums(look, order),
      ...destination(look, order),
      helpWith(look, shop),
    ],
  });
}

function destination(look: Look, { name, address }: OrderFacts): Part[] {
  if (!address) return [];
  return [details(look, [{ term: messages.addressTerm, lines: addressLines(name, address) }])];
}
