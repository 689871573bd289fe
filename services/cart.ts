import type { ResponseOf } from '@/core/calls/call';
import { cartCalls } from '@/core/calls/cart';
import { cartSchemas } from '@/core/calls/cart.schema';
import type { Cart, CartClaim, CartLine } from '@/core/model/cart';
import type { AppliedCoupon } from '@/core/model/coupon';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';

export type PricedCart = ResponseOf<typeof cartCalls.priceCart>;

/**
 * What the shop asks today for the lines of a cart and its coupon.
 *
 * @throws ApiError as every call does.
 */
export function priceCart({ items, appliedCoupon }: Cart, domain: string): Promise<PricedCart> {
  return callBackend(cartCalls.priceCart, cartSchemas.priceCart, {
    domain,
    lines: items.map(toClaim),
    ...(appliedCoupon && { coupon: appliedCoupon.code }),
  });
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
    lines: lines.map(toClaim),
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

/** A line with nothing of its product but which one it is: the server knows the rest better. */
function toClaim({ product, quantity, variants }: CartLine): CartClaim {
  return { product: { id: product.id }, quantity, ...(variants && { variants }) };
}
