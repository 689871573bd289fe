import { formatMoney } from './money';

/** Returns what a choice adds to the price, in dollars, as shoppers read it: "+$2.00"; '' for nothing. */
export function formatAdjustment(dollars: number): string {
  if (dollars === 0) return '';
  return dollars > 0 ? `+${formatMoney(dollars)}` : formatMoney(dollars);
}
