import type { PageRequest } from './shop-page';

const MAX_LENGTH = 255;

const headOf = (title: string, canonicalPath: string) => ({
  title,
  canonicalPath,
  isIndexed: false,
});

/** The data functions of checkout and of the pages around a payment (spec 2): what is the shopper's own the browser adds. */
export async function loadCheckout(_: PageRequest) {
  return { head: headOf('Checkout', '/checkout'), data: {} };
}

export async function loadRedirect(_: PageRequest) {
  return { head: headOf('Payment', '/checkout-stripe'), data: {} };
}

export async function loadCancelled(_: PageRequest) {
  return { head: headOf('Payment stopped', '/checkout-stripe-cancel'), data: {} };
}

export async function loadSuccess({ query, doNotKeep }: PageRequest) {
  doNotKeep();
  const text = (key: string) => (query(key) ?? '').slice(0, MAX_LENGTH);
  return {
    head: headOf('Your order', '/checkout-stripe-success'),
    data: { sessionId: text('session_id'), orderId: text('order_id') },
  };
}
