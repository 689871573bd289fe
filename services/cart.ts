import type { ResponseOf } from '@/core/calls/call';
import { cartCalls } from '@/core/calls/cart';
import { cartSchemas } from '@/core/calls/cart.schema';
import type { Cart, CartLine } from '@/core/model/cart';
import type { AppliedCoupon } from '@/core/model/coupon';
import { claimOf } from '@/core/rules/cart/cart-line';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';

type PricedCart = ResponseOf<typeof cartCalls.priceCart>;

/**
 * Prices the lines of a cart and its coupon.
 * @param checkoutKey of the current checkout, '' for none: pieces it reserves count as available.
 * @throws ApiError
 */
export function priceCart(
  { items, appliedCoupon }: Cart,
  domain: string,
  checkoutKey: string,
): Promise<PricedCart> {
  return callBackend(cartCalls.priceCart, cartSchemas.priceCart, {
    domain,
    lines: items.map(claimOf),
    ...(appliedCoupon && { coupon: appliedCoupon.code }),
    ...(checkoutKey && { checkout_key: checkoutKey }),
  });
}

/**
 * Returns stock by row id; uncounted rows have none.
 * @param checkoutKey as of `priceCart`.
 * @throws ApiError
 */
export async function loadStock(
  product: string,
  domain: string,
  checkoutKey: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await callBackend(cartCalls.stock, cartSchemas.stock, {
    ...{ domain, product },
    ...(checkoutKey && { checkout_key: checkoutKey }),
  });
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/**
 * A coupon for these lines, as the shop vouches for it.
 *
 * @throws ApiError with the reason where it does not hold.
 */
export async function checkCoupon(
  code: string,
  lines: readonly CartLine[],
  domain: string,
): Promise<AppliedCoupon> {
  const { data, message } = await callBackend(cartCalls.checkCoupon, cartSchemas.checkCoupon, {
    domain,
    code,
    lines: lines.map(claimOf),
  });
  if (!data) throw new ApiError('schema', message ?? '');
  return data;
}

/**
 * Tells the shop what went into a cart: the product without what no cart shows (spec 7). Told again under the
 * same key, it counts once.
 *
 * @throws ApiError as every call does; whoever calls logs it (spec 8).
 */
export async function addToCart(line: CartLine, domain: string, key: string): Promise<void> {
  const { description, brand, tag, template, createdAt, updatedAt, ...product } = line.product;
  const addition = { ...line, product, domain };
  const headers = { 'idempotency-key': key };
  await callBackend(cartCalls.addToCart, cartSchemas.addToCart, addition, { headers });
}
