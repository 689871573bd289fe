import { dayRange } from '@/core/values/day-range';
import type { OrderFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { greet } from '../kit/words';
import { addressLines } from '../parts/address';
import { button } from '../parts/button';
import { details } from '../parts/details';
import { heading, title } from '../parts/heading';
import { orderLines } from '../parts/order-lines';
import { paragraph } from '../parts/paragraph';
import { helpWith } from './help';
import { orderReason } from './reasons';

/** Says that a parcel is with its carrier, and where that tells of it. */
export function orderShipped(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, carrier, link } = order;
  const by = carrier ? ` It travels with ${carrier}.` : '';
  return writeLetter(shop, {
    subject: `Your order ${number} is on its way`,
    preview: `Your parcel has left us.${by}`,
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, greet('It is on its way', order.name)),
      paragraph(look, `Your parcel with order ${number} has left us.${by}`),
      journey(look, order),
      button(look, 'Track your order', link),
      title(look, 'What is in it'),
      orderLines(look, order),
      helpWith(look, shop),
    ],
  });
}

function journey(look: Look, order: OrderFacts): Part {
  const { carrier, trackingNumber, trackingUrl, delivery, name, address } = order;
  return details(look, [
    { term: 'Carrier', lines: [carrier] },
    {
      term: 'Tracking number',
      lines: [trackingNumber || (trackingUrl && 'Follow the parcel')],
      href: trackingUrl,
    },
    { term: 'Expected delivery', lines: delivery ? [dayRange(delivery.from, delivery.to)] : [] },
    { term: 'Delivery address', lines: address ? addressLines(name, address) : [] },
  ]);
}
