import { listText } from '@/core/values/list-text';

export const noProduct = 'There is no such product.';
export const unknownCoupon = 'We do not know this coupon code. Please check how it is written.';
export const couponMinimum = (minimum: string | undefined, rest: string | undefined): string =>
  `This coupon holds from ${minimum} on: add goods for ${rest} more.`;
export const couponWithdrawn = 'This coupon is no longer offered.';
export const couponExpired = 'This coupon has expired.';
export const couponUsedUp = 'This coupon has been used up.';
export const notSold = (names: readonly string[]): string =>
  names.length > 1
    ? `${listText(names)} are not sold any more.`
    : `${names[0] ?? 'Something in your cart'} is not sold any more.`;
