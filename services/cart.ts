import { cartCalls as calls } from '@/core/calls/cart';
import { cartSchemas as schemas } from '@/core/calls/cart.schema';
import type { Cart, CartLine } from '@/core/model/cart';
import { claimOf } from '@/core/rules/cart/cart-line';
import { areaOf } from './area';

const { load, send } = areaOf(calls, schemas);

/** Prices a cart. @param checkoutKey of this checkout, '' for none: what it reserves is available. @throws ApiError */
export function priceCart({ items, appliedCoupon }: Cart, domain: string, checkoutKey: string) {
  return send('priceCart', {
    domain,
    lines: items.map(claimOf),
    ...(appliedCoupon && { coupon: appliedCoupon.code, coupon_proof: appliedCoupon.proof ?? '' }),
    ...(checkoutKey && { checkout_key: checkoutKey }),
  });
}

/** Returns stock by row id; uncounted rows have none. @param checkoutKey as of `priceCart`. @throws ApiError */
export async function loadStock(
  product: string,
  domain: string,
  checkoutKey: string,
): Promise<ReadonlyMap<string, number>> {
  const key = checkoutKey && { checkout_key: checkoutKey };
  const { rows } = await send('stock', { domain, product, ...key });
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/** A coupon for these lines, as the shop vouches for it. @throws ApiError with the reason where it does not hold. */
export const checkCoupon = (code: string, lines: readonly CartLine[], domain: string) =>
  load('checkCoupon', { domain, code, lines: lines.map(claimOf) });

/** Tells the shop what went into a cart; under the same key, once. @throws ApiError, for the caller to log (spec 8) */
export async function addToCart(line: CartLine, domain: string, key: string): Promise<void> {
  const { description, brand, tag, template, createdAt, updatedAt, ...product } = line.product;
  const addition = { ...line, product, domain };
  const headers = { 'idempotency-key': key };
  await send('addToCart', addition, { headers });
}
