import { type AppliedCoupon, SHOWN_COUPON_CODE } from '@/core/model/coupon';
import { formatMoney, fromMinor, toMinor } from '@/core/rules/money/money';
import { findRow } from '../../db/rows';
import { type CouponRow, coupons } from '../../db/schema';
import { rateSuccesses } from '../../limits/rate-limit';
import { COUPON_GUESSES } from '../../limits/rates';
import type { ShopContext, ShopServices } from '../shops/find-shop';
import * as messages from './messages';

type Verdict =
  | { coupon: AppliedCoupon; exists: true }
  | { coupon: null; exists: boolean; message: string };

/** Returns a code as it is saved: shoppers type it in any case. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

const findCoupon = ({ db, shop }: ShopServices, code: string) =>
  findRow(db, coupons, { shopId: shop.id, code: normalizeCode(code) });

/** Checks a coupon for goods of this value (dollars) now. */
function judgeCoupon(services: ShopServices, row: CouponRow | undefined, goods: number): Verdict {
  if (!row) return refused(messages.unknownCoupon, false);
  const end = endOf(row, new Date(services.now()));
  if (end) return refused(end);
  const missing = row.minimumMinor - toMinor(goods);
  if (missing > 0) {
    const [minimum, rest] = [row.minimumMinor, missing].map((sum) => formatMoney(fromMinor(sum)));
    return refused(messages.couponMinimum(minimum, rest));
  }
  return { coupon: toApplied(services, row), exists: true };
}

/** Returns the reason for which a coupon is not valid now, '' where it is. */
function endOf({ isActive, expiresAt, usageLimit, timesUsed }: CouponRow, now: Date): string {
  if (!isActive) return messages.couponWithdrawn;
  if (expiresAt && expiresAt <= now) return messages.couponExpired;
  if (usageLimit !== null && timesUsed >= usageLimit) return messages.couponUsedUp;
  return '';
}

/** The code that the shop shows for copying (spec 9), '' while the shop has no such coupon that holds. */
export async function shownCoupon(services: ShopServices): Promise<string> {
  const row = await findCoupon(services, SHOWN_COUPON_CODE);
  return row && endOf(row, new Date(services.now())) === '' ? SHOWN_COUPON_CODE : '';
}

const refused = (message: string, exists = true): Verdict => ({ coupon: null, exists, message });

function toApplied(services: ShopServices, row: CouponRow): AppliedCoupon {
  const { code, kind, value, minimumMinor } = row;
  const off = kind === 'fixed' ? fromMinor(value) : value;
  const proof = services.secrets.sign(PROOF, proved(services, code));
  return { code, kind, value: off, minimum: fromMinor(minimumMinor), proof };
}

/** Purpose of signatures that show whose code was no guess. They never end, for they say nothing of the coupon. */
const PROOF = 'coupon';

const proved = ({ shop }: ShopServices, code: string) => `${shop.id} ${normalizeCode(code)}`;

/** A code as it was sent, with the proof that the shop vouched for it before; '' for none. */
export interface SentCoupon {
  code: string;
  proof: string;
}

/**
 * Judges a code for goods of this worth (dollars). Codes without a proof are looked up within a budget of the client, so
 * that beyond it one that exists is answered as one that does not. @throws DomainError too-many
 */
export async function checkCoupon(
  context: ShopContext,
  { code, proof }: SentCoupon,
  goods: number,
) {
  const { services } = context;
  const look = () => findCoupon(services, code);
  const row = isProved(services, { code, proof })
    ? await look()
    : await rateSuccesses(context, COUPON_GUESSES, look, isUnknown);
  return judgeCoupon(services, row, goods);
}

const isProved = (services: ShopServices, { code, proof }: SentCoupon): boolean =>
  services.secrets.verify(PROOF, proof, services.now()) === proved(services, code);

const isUnknown = (row: CouponRow | undefined): boolean => row === undefined;
