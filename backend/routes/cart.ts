import { cartSchemas as schemas } from '@/core/calls/cart.schema';
import { linesTotal } from '@/core/rules/cart/line-price';
import { invalid, notFound } from '../base/errors';
import { checkCoupon, shownCoupon } from '../domain/cart/coupons';
import { isSold, priceCart } from '../domain/cart/price-cart';
import { priceLines, withStock } from '../domain/cart/price-lines';
import { countAddition } from '../domain/cart/sold-products';
import { doOnce } from '../domain/checkout/answer-once';
import { leftOfProduct } from '../domain/stock/load-left';
import { success } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { forShop } from '../http/serve-call';
import { CART_ADDITIONS, COUPON_CHECKS } from '../limits/rates';

export const cartRoutes: ServedRoutes<'cart'> = {
  addToCart: forShop(
    schemas.addToCart,
    async ({ input, ...context }) => {
      await doOnce(context, { call: 'add-to-cart', input }, (tx) =>
        countAddition(tx, context.services.shop, input),
      );
      return { status: 0, message: '' };
    },
    { rate: CART_ADDITIONS },
  ),

  priceCart: forShop(schemas.priceCart, async ({ input, ...context }) => {
    const { services } = context;
    const {
      checkout_key: checkoutKey,
      coupon: code,
      coupon_proof: proof = '',
      lines: claims,
    } = input;
    const cart = { lines: claims, ...(code && { coupon: { code, proof } }) };
    const [{ lines, ...sums }, shown] = await Promise.all([
      priceCart(context, cart),
      shownCoupon(services),
    ]);
    const counted = await withStock(services, lines, checkoutKey);
    return { lines: counted.map((priced) => priced?.line ?? null), ...sums, shownCoupon: shown };
  }),

  stock: forShop(schemas.stock, async ({ input, services }) => ({
    rows: await leftOfProduct(services, input.product, input.checkout_key),
  })),

  checkCoupon: forShop(
    schemas.checkCoupon,
    async ({ input, ...context }) => {
      const lines = await priceLines(context.services, input.lines);
      const goods = linesTotal(lines.filter(isSold).map(({ line }) => line));
      const verdict = await checkCoupon(context, { code: input.code, proof: '' }, goods);
      if (verdict.coupon) return success(verdict.coupon);
      if (!verdict.exists) throw notFound(verdict.message, 'code');
      throw invalid(verdict.message, { path: 'code' });
    },
    { rate: COUPON_CHECKS },
  ),
};
