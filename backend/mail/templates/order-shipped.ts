import { dayRange } from '@/core/values/day-range';
import type { OrderFacts, RenderedMail, ShopFacts } from '../kit/facts';
import { writeLetter } from '../kit/letter';
import type { Look } from '../kit/look';
import type { Part } from '../kit/part';
import { greet } from '../kit/words';
import { addressLines, details } from '../parts/details';
import { orderLines } from '../parts/order-lines';
import { button, heading, paragraph, title } from '../parts/text';
import { helpWith, orderReason } from './footer';
import * as messages from './messages';

/** Says that a parcel is with its carrier, and where that tells of it. */
export function orderShipped(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, carrier, link } = order;
  const by = carrier ? ` It travels with ${carrier}.` : '';
  return writeLetter(shop, {
    subject: messages.shippedSubject(number),
    preview: messages.shippedPreview(by),
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, greet(messages.shippedHeading, order.name)),
      paragraph(look, messages.shippedNote(number, by)),
      journey(look, order),
      button(look, messages.trackOrder, link),
      title(look, messages.shippedLines),
      orderLines(look, order),
      helpWith(look, shop),
    ],
  });
}

function journey(look: Look, order: OrderFacts): Part {
  const { carrier, trackingNumber, trackingUrl, delivery, name, address } = order;
  return details(look, [
    { term: messages.carrierTerm, lines: [carrier] },
    {
      term: messages.trackingTerm,
      lines: [trackingNumber || (trackingUrl && messages.followParcel)],
      href: trackingUrl,
    },
    { term: messages.deliveryTerm, lines: delivery ? [dayRange(delivery.from, delivery.to)] : [] },
    { term: messages.addressTerm, lines: address ? addressLines(name, address) : [] },
  ]);
}
