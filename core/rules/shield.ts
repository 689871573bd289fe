import { isLocalHost, normaliseHost } from './host';
import { isPaymentProxy } from './redirect';

/** The payment origin of the shops on this machine, unless another is set. */
export const DEMO_PAYMENT_HOST = 'pay.localhost';

/** Proxy pages that are served to whoever asks for them (spec 2, "Payment proxy pages"). */
const UNCHECKED = /^\/shield-proxy(-airwallex|-creditcard)?(?=[/?#]|$)/;

/** Whether a host is a payment origin: the one that is set, else that of the shops on this machine. */
export function isPaymentHost(
  header: string | undefined,
  paymentOrigin: string | undefined,
): boolean {
  const host = normaliseHost(header);
  if (paymentOrigin === undefined) return host === DEMO_PAYMENT_HOST && isLocalHost(host);
  return host === normaliseHost(new URL(paymentOrigin).host);
}

/**
 * Where the shield redirect check leads (spec 2): a payment origin serves nothing but proxy pages, and a
 * shop none of them. `stay` where the page is in its place.
 */
export function shieldRedirect(path: string, isOnPaymentHost: boolean): 'stay' | 'to-shop' {
  if (UNCHECKED.test(path)) return 'stay';
  return isOnPaymentHost && !isPaymentProxy(path) ? 'to-shop' : 'stay';
}
