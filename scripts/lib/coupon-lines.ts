import type { Coupon } from '@/backend/domain/shop-admin';
import { formatMoney, fromMinor } from '@/core/rules/money/money';

/** Coupons for reading, one a line. */
export function couponLines(coupons: readonly Coupon[]): string[] {
  return coupons.length === 0 ? ['No coupons.'] : coupons.map(toLine);
}

function toLine(coupon: Coupon): string {
  const { code, kind, value, minimumMinor, expiresAt, usageLimit, timesUsed, isActive } = coupon;
  const parts = [
    kind === 'fixed' ? `${dollars(value)} off` : `${value} % off`,
    minimumMinor > 0 && `from ${dollars(minimumMinor)} on`,
    expiresAt && `${expiresAt <= new Date() ? 'expired' : 'until'} ${lastDay(expiresAt)}`,
    `used ${timesUsed}${usageLimit === null ? '' : ` of ${usageLimit}`} times`,
    !isActive && 'not active',
  ];
  return `${code}  ${parts.filter(Boolean).join(', ')}`;
}

const dollars = (minor: number) => formatMoney(fromMinor(minor));

/** A coupon expires with the end of its last day. */
const lastDay = (expiresAt: Date) => new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10);
