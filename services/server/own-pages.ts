import type { PageFrame } from '../page-props';
import * as messages from './messages';
import type { PageRequest } from './shop-page';

const MAX_LENGTH = 255;

const headOf = (title: string, canonicalPath: string) => ({
  ...{ title, canonicalPath, isIndexed: false },
});

/** The data function of a page that is the same for everybody: the browser adds what is the shopper's own. */
const pageOf =
  (title: string, path: string, data: PageFrame = {}) =>
  async (_: PageRequest) => ({ head: headOf(title, path), data });

/** A page of the checkout brings its own header and footer. */
const checkoutPage = (title: string, path: string) => pageOf(title, path, { isAlone: true });

/** The data functions of cart and wishlist, of checkout and of the pages around a payment (spec 2). */
export const loadCart = pageOf('Cart', '/cart');
export const loadWishlist = pageOf('Wishlist', '/wishlist');

/** The checkout offers the countries that the shop ships to, and says before it is filled in where no orders are taken. */
export async function loadCheckout(request: PageRequest) {
  const { shippingCountries } = (await request.init).settings;
  return {
    ...(await checkoutPage('Checkout', '/checkout')(request)),
    saysOpening: true,
    ...(shippingCountries && { settings: { shippingCountries } }),
  };
}

export const loadRedirect = checkoutPage('Payment', '/checkout-stripe');
export const loadCancelled = checkoutPage(messages.paymentStopped, '/checkout-stripe-cancel');

export async function loadSuccess({ query, doNotKeep }: PageRequest) {
  doNotKeep();
  const text = (key: string) => (query(key) ?? '').slice(0, MAX_LENGTH);
  return {
    head: headOf(messages.yourOrder, '/checkout-stripe-success'),
    data: { sessionId: text('session_id'), orderId: text('order_id') },
  };
}
