import { addressLines } from '@/core/rules/orders/address-lines';
import { dayText } from '@/core/values/date-text';
import { dayRange } from '@/core/values/day-range';
import { writeLetter } from '../kit/letter';
import type { Look, OrderFacts, RenderedMail, ShopFacts } from '../kit/look';
import type { Part } from '../kit/part';
import { greet, money } from '../kit/words';
import { details } from '../parts/details';
import { orderLines, sums } from '../parts/products';
import { button, heading, helpWith, orderReason, paragraph, title } from '../parts/text';
import * as messages from './messages';

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
        { term: messages.placedTerm, lines: [dayText(order.placedAt, shop.timeZone)] },
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

function destination(look: Look, order: OrderFacts): Part[] {
  const { address, billing, deliveryNote } = order;
  if (!address) return [];
  const all = [
    { term: messages.addressTerm, lines: addressLines(order, address) },
    { term: messages.noteTerm, lines: deliveryNote.split('\n') },
    { term: messages.billingTerm, lines: billing ? addressLines(billing, billing) : [] },
  ];
  return [details(look, all)];
}

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
  const { carrier, trackingNumber, trackingUrl, delivery, address } = order;
  return details(look, [
    { term: messages.carrierTerm, lines: [carrier] },
    {
      term: messages.trackingTerm,
      lines: [trackingNumber || (trackingUrl && messages.followParcel)],
      href: trackingUrl,
    },
    { term: messages.deliveryTerm, lines: delivery ? [dayRange(delivery.from, delivery.to)] : [] },
    { term: messages.addressTerm, lines: address ? addressLines(order, address) : [] },
  ]);
}

export function orderRefunded(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, link, currency, refunds } = order;
  const amount = money(refunds.at(-1)?.amountMinor ?? order.refundMinor, currency);
  const all = refunds.map(({ amountMinor, at }) =>
    messages.refundOn(money(amountMinor, currency), dayText(at, shop.timeZone)),
  );
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
        { term: messages.refundedTerm, lines: all.length > 0 ? all : [amount] },
        {
          term: messages.refundedTotalTerm,
          lines: all.length > 1 ? [money(order.refundMinor, currency)] : [],
        },
      ]),
      button(look, messages.seeOrder, link),
      helpWith(look, shop),
    ],
  });
}

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

/** The new link to an order whose earlier ones were withdrawn. */
export function orderLink(shop: ShopFacts, order: OrderFacts): RenderedMail {
  const { number, link } = order;
  return writeLetter(shop, {
    subject: messages.linkSubject(number),
    preview: messages.linkPreview,
    reason: orderReason(shop, order),
    parts: (look) => [
      heading(look, messages.linkHeading),
      paragraph(look, messages.linkNote(number)),
      button(look, messages.seeOrder, link),
      helpWith(look, shop),
    ],
  });
}
