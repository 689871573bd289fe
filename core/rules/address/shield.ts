import { normaliseHost, parentHost, portOf } from '../../values/host';
import { isPaymentProxy, redirectProtocol } from './redirect';

/** The payment origin of the shops on this machine, unless another is set. */
export const DEMO_PAYMENT_HOST = 'pay.localhost';

/** Returns whether a Host header names the payment origin: the one that is set, else that of this machine's shops. */
export function isPaymentHost(header: string | undefined, paymentOrigin: string | undefined) {
  const host = normaliseHost(header);
  return host === (paymentOrigin ? normaliseHost(new URL(paymentOrigin).host) : DEMO_PAYMENT_HOST);
}

/** Parts of a proxy page: files of the build, and the calls that pay by a test card. */
const PARTS =
  /^\/(_next\/static\/|_next\/image(?=\?)|api\/backend\/test-payments\/|(healthz|readyz)(?=[?#]|$))/;

/**
 * The shield redirect check, skipped on proxy pages (spec 2, "Payment proxy pages"): a payment origin serves
 * nothing but those and their parts, and so has nothing that a script of a shop could be in. Anything else on
 * it leads to the shop that its host is named after; null to stay.
 */
export function shieldRedirect(path: string, header: string): string | null {
  if (isPaymentProxy(path) || PARTS.test(path)) return null;
  const host = normaliseHost(header);
  const shop = parentHost(host) || host;
  return `${redirectProtocol(shop)}://${shop}${portOf(header)}${path}`;
}
