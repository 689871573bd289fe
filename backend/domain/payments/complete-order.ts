import { sql } from 'drizzle-orm';
import { matching, type Tx } from '../../db/rows';
import { coupons, type OrderRow } from '../../db/schema';
import type { Actor } from '../../db/schema/events';
import type { PaymentFacts } from '../../payments/provider';
import type { Services } from '../../services/services';
import { enterState } from '../orders/enter-state';
import { soldLines } from '../stock/hold-stock';
import { takeStock } from '../stock/take-stock';

type Payment = Pick<PaymentFacts, 'amountMinor' | 'paymentId'>;

/**
 * Makes a locked order a paid one: takes its pieces and counts its coupon. Undefined where others were faster to take
 * the pieces; what was kept of them is let go.
 */
export async function completeOrder(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { amountMinor, paymentId }: Payment,
  actor: Actor,
): Promise<OrderRow | undefined> {
  const at = new Date(services.now());
  if (!(await takeStock(tx, order, await soldLines(tx, order), at))) return undefined;
  await countCoupon(tx, order);
  const money = { paidMinor: amountMinor, paymentId, problem: '', checkAt: null };
  return enterState(tx, order, 'paid', { at, actor }, money);
}

async function countCoupon(tx: Tx, { shopId, couponCode }: OrderRow): Promise<void> {
  if (couponCode === '') return;
  await tx
    .update(coupons)
    .set({ timesUsed: sql`${coupons.timesUsed} + 1` })
    .where(matching(coupons, { shopId, code: couponCode }));
}

const MINUTE_MS = 60_000;

/** Time without a word after which the provider is asked about a payment. */
export const FIRST_CHECK_MS = 5 * MINUTE_MS;
/** An order that is not paid by then is given up. */
export const GIVE_UP_MS = 60 * MINUTE_MS;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** Delay of the next refund attempt after so many refusals, in ms. */
export function nextRefundMs(refusals: number): number {
  return Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(refusals, 10));
}

/** Delay of the next query of the provider after so many, in ms. */
export function nextCheckMs(checks: number): number {
  return Math.min(LONGEST_MS, FIRST_CHECK_MS * 2 ** Math.min(checks, 10));
}
