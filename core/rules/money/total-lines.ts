import { CURRENCY } from '../../model/currency';
import type { AnsweredTotals, TotalKind, TotalLine } from '../../model/total-line';
import { fromMinor, toMinor } from './money';

/** Describes what a total is composed of, in dollars; none of them is negative. */
type Parts = Pick<AnsweredTotals, 'subtotal' | 'discount' | 'shipping' | 'protection'>;

/** The lines of a total, goods and shipping always. Browser and server show and charge by this rule. */
export const totalLines = ({ subtotal, discount, shipping, protection }: Parts): TotalLine[] => [
  totalLine('goods', subtotal),
  ...(discount > 0 ? [totalLine('discount', -discount)] : []),
  totalLine('shipping', shipping),
  ...(protection > 0 ? [totalLine('protection', protection)] : []),
];

export function totalLine(kind: TotalKind, amount: number): TotalLine {
  return { kind, amount, currency: CURRENCY };
}

/** Dollars that the lines of a kind come to, 0 without any. */
export const amountOf = (lines: readonly TotalLine[], kind: TotalKind): number =>
  totalOf(lines.filter((line) => line.kind === kind));

/** Dollars that lines come to together. */
export const totalOf = (lines: readonly TotalLine[]): number =>
  fromMinor(lines.reduce((sum, { amount }) => sum + toMinor(amount), 0));

/** Lines as answers carry them, with the sums that follow from them. */
export const answeredTotals = (lines: TotalLine[]): AnsweredTotals => ({
  totals: lines,
  subtotal: amountOf(lines, 'goods'),
  discount: 0 - amountOf(lines, 'discount'),
  shipping: amountOf(lines, 'shipping'),
  protection: amountOf(lines, 'protection'),
  total: totalOf(lines),
});

/** The lines of an answer; from a backend that does not send them, those that its sums stand for. */
export const linesOf = (answer: Parts & Pick<AnsweredTotals, 'totals'>): TotalLine[] =>
  answer.totals.length > 0 ? answer.totals : totalLines(answer);
