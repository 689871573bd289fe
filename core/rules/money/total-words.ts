import type { TotalKind, TotalLine } from '../../model/total-line';
import * as messages from './messages';
import { formatMoney } from './money';

const LABELS: Readonly<Record<TotalKind | 'total', string>> = {
  goods: messages.subtotal,
  discount: messages.discount,
  shipping: messages.shipping,
  protection: messages.orderProtection,
  tax: messages.tax,
  adjustment: messages.adjustment,
  total: messages.total,
};

/** Returns the label of a line of a total, or of the total; `coupon` is the code that gave a discount, '' for none. */
export const totalLabel = (kind: TotalKind | 'total', coupon = ''): string =>
  kind === 'discount' && coupon ? `${LABELS.discount} (${coupon})` : LABELS[kind];

/** The amount of a line as people read it. */
export const totalText = ({ kind, amount, currency }: TotalLine): string =>
  kind === 'shipping' && amount === 0 ? messages.free : formatMoney(amount, currency);
