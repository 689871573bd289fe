import type { TotalKind, TotalLine } from '../../model/total-line';
import { formatMoney } from './money';

const LABELS: Readonly<Record<TotalKind | 'total', string>> = {
  goods: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  protection: 'Order protection',
  tax: 'Tax',
  adjustment: 'Adjustment',
  total: 'Total',
};

/**
 * Returns the label of a line of a total, or of the total; `coupon` is the code that gave a discount, '' for
 * none.
 */
export function totalLabel(kind: TotalKind | 'total', coupon = ''): string {
  return kind === 'discount' && coupon ? `${LABELS.discount} (${coupon})` : LABELS[kind];
}

/** The amount of a line as people read it. */
export function totalText({ kind, amount, currency }: TotalLine): string {
  return kind === 'shipping' && amount === 0 ? 'Free' : formatMoney(amount, currency);
}
