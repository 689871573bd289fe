import { addressLines } from '@/core/rules/orders/address-lines';
import type { OrderFacts } from '../kit/look';
import { money } from '../kit/words';
import { details } from '../parts/details';
import { orderLines, sums } from '../parts/products';
import { paragraph, title } from '../parts/text';
import * as words from '../templates/messages';
import * as messages from './messages';
import { type Template, writeNotice } from './notice';

/** Renders an order and its address: all that packing takes, and nothing about the payment but its sum. */
export const newOrder: Template<OrderFacts> = (shop, links, order) => {
  const { number, totalMinor, currency, lines, address, deliveryNote } = order;
  const total = money(totalMinor, currency);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const note = totalMinor > 0 ? messages.newOrderNote(total) : messages.freeOrderNote;
  return writeNotice(shop, links, {
    subject: messages.newOrderSubject(number, total),
    preview: messages.newOrderPreview(pieces),
    heading: messages.newOrderHeading,
    open: messages.openOrder,
    parts: (look) => [
      paragraph(look, note),
      details(look, [
        { term: words.orderTerm, lines: [number] },
        { term: words.addressTerm, lines: address ? addressLines(order, address) : [] },
        { term: words.noteTerm, lines: deliveryNote.split('\n') },
      ]),
    ],
    more: (look) => [
      title(look, messages.orderedLines),
      orderLines(look, order),
      sums(look, order),
    ],
  });
};

interface StockFacts {
  /** Name with its options. */
  name: string;
  sku: string;
  left: number;
}

export const stockLow: Template<StockFacts> = (shop, links, { name, sku, left }) => {
  const isGone = left === 0;
  const note = isGone ? messages.soldOutNote(name) : messages.lowNote(name, left);
  return writeNotice(shop, links, {
    subject: stockLine({ name, left }),
    preview: note,
    heading: isGone ? messages.soldOutHeading : messages.lowHeading,
    open: messages.seeProduct,
    parts: (look) => [
      paragraph(look, note),
      details(look, [{ term: messages.skuTerm, lines: [sku] }]),
    ],
  });
};

/** Says in one line how little of a variant is left. */
export const stockLine = ({ name, left }: Pick<StockFacts, 'name' | 'left'>): string =>
  left === 0 ? messages.soldOutSubject(name) : messages.lowSubject(name, left);

interface PaymentFailure {
  number: string;
  total: string;
  /** The failure, and what the shop can do. */
  note: string;
}

export const paymentProblem: Template<PaymentFailure> = (shop, links, { number, total, note }) =>
  writeNotice(shop, links, {
    subject: messages.paymentSubject(number),
    preview: note,
    heading: messages.paymentHeading,
    open: messages.openOrder,
    parts: (look) => [
      paragraph(look, note),
      details(look, [
        { term: words.orderTerm, lines: [number] },
        { term: words.totalTerm, lines: [total] },
      ]),
    ],
  });
