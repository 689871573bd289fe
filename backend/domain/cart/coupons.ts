import { type AppliedCoupon, SHOWN_COUPON_CODE } from '@/core/model/coupon';
import { formatMoney, fromMinor, toMinor } from '@/core/rules/money/money';
import { findRow } from '../../db/rows';
import { type CouponRow, coupons } from '../../db/schema';
import { rateLimit } from '../../limits/rate-limit';
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
function judgeCoupon(row: CouponRow | undefined, goods: number, now: Date): Verdict {
  if (!row) return refused(messages.unknownCoupon, false);
  const end = endOf(row, now);
  if (end) return refused(end);
  const missing = row.minimumMinor - toMinor(goods);
  if (missing > 0) {
    const [minimum, rest] = [row.minimumMinor, missing].map((sum) => formatMoney(fromMinor(sum)));
    return refused(messages.couponMinimum(minimum, rest));
  }
  return { coupon: toApplied(row), exists: true };
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

function toApplied({ code, kind, value, minimumMinor }: CouponRow): AppliedCoupon {
  const off = kind === 'fixed' ? fromMinor(value) : value;
  return { code, kind, value: off, minimum: fromMinor(minimumMinor) };
}

/**
 * Judges a code for goods of this worth (dollars). Unknown codes are limited, those of the shop are not: many shoppers
 * may share an address with one who guesses. @throws DomainError too-many
 */
export async function checkCoupon(context: ShopContext, code: string, goods: number) {
  const row = await findCoupon(context.services, code);
  if (!row) await rateLimit(context, COUPON_GUESSES);
  return judgeCoupon(row, goods, new Date(context.services.now()));
}
