import { callsOf, EXTENSION, post } from './call';
import type { cartSchemas } from './cart.schema';

/** The calls about a cart: what was put into it, and what it costs. */
export const cartCalls = callsOf<typeof cartSchemas>()({
  addToCart: post('/add-to-cart', 'Tells the shop what went into a cart', EXTENSION),
  priceCart: post('/cart/price', 'Prices the lines of a cart', EXTENSION),
  stock: post('/stock', 'How many pieces of a product are left at this moment', EXTENSION),
  checkCoupon: post('/coupons/check', 'Prices a coupon for a cart', EXTENSION),
});
