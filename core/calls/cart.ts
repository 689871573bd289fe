import { describeCall } from './call';
import type { cartSchemas } from './cart.schema';

type Schemas = typeof cartSchemas;
const extension = { origin: 'extension' } as const;

/** The calls about a cart: what was put into it, and what it costs. */
export const cartCalls = {
  addToCart: describeCall<Schemas['addToCart']>(
    'POST',
    '/add-to-cart',
    'Tells the shop what went into a cart',
    extension,
  ),
  priceCart: describeCall<Schemas['priceCart']>(
    'POST',
    '/cart/price',
    'Prices the lines of a cart',
    extension,
  ),
  stock: describeCall<Schemas['stock']>(
    'POST',
    '/stock',
    'How many pieces of a product are left at this moment',
    extension,
  ),
  checkCoupon: describeCall<Schemas['checkCoupon']>(
    'POST',
    '/coupons/check',
    'Prices a coupon for a cart',
    extension,
  ),
};
