import { listText } from '@/core/values/list-text';

export const noProduct = 'There is no such product.';
export const unknownCoupon = 'This coupon code isn’t valid. Please check the spelling.';
export const couponMinimum = (minimum: string | undefined, rest: string | undefined): string =>
  `This coupon applies to orders of ${minimum} or more: add ${rest} to use it.`;
export const couponWithdrawn = 'This coupon is no longer offered.';
export const couponExpired = 'This coupon has expired.';
export const couponUsedUp = 'This coupon has been used up.';
export const notSold = (names: readonly string[]): string =>
  names.length > 1
    ? `${listText(names)} are no longer sold.`
    : `${names[0] ?? 'Something in your cart'} is no longer sold.`;
