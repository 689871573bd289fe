import { cartSchemas as schemas } from '@/core/calls/cart.schema';
import type { CartLine } from '@/core/model/cart';
import { linesTotal } from '@/core/rules/line-price';
import { checkCoupon } from '../domain/cart/check-coupon';
import { countAddition } from '../domain/cart/count-addition';
import { shownCoupon } from '../domain/cart/coupons';
import { priceCart } from '../domain/cart/price-cart';
import { priceLines } from '../domain/cart/price-lines';
import { CART_ADDITIONS, COUPON_CHECKS } from '../domain/cart/rates';
import { doOnce } from '../domain/checkout/do-once';
import { HttpError } from '../errors';
import { success } from '../http/envelope';
import { forShop } from '../http/serve-call';
import type { ServedRoutes } from './not-built';

/** The served calls about a cart. */
export const cartRoutes: ServedRoutes<'cart'> = {
  addToCart: forShop(
    schemas.addToCart,
    async ({ input, ...asked }) => {
      await doOnce(asked, { call: 'add-to-cart', input }, (tx) =>
        countAddition(tx, asked.shop, input),
      );
      return { status: 0, message: '' };
    },
    { rate: CART_ADDITIONS },
  ),

  priceCart: forShop(schemas.priceCart, async ({ input, ...asked }) => {
    const [priced, shown] = await Promise.all([
      priceCart(asked, input),
      shownCoupon(asked.services, asked.shop),
    ]);
    return { ...priced, shownCoupon: shown };
  }),

  checkCoupon: forShop(
    schemas.checkCoupon,
    async ({ input, ...asked }) => {
      const lines = await priceLines(asked.services, asked.shop, input.lines);
      const goods = linesTotal(lines.filter((line): line is CartLine => line !== null));
      const verdict = await checkCoupon(asked, input.code, goods);
      if (verdict.coupon) return success(verdict.coupon);
      throw new HttpError(verdict.isKnown ? 422 : 404, verdict.message, { path: 'code' });
    },
    { rate: COUPON_CHECKS },
  ),
};
