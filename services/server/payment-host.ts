import type { IncomingMessage } from 'node:http';
import { processState } from '@/backend/base/process-state';
import { DEMO_PAYMENT_HOST, isPaymentHost } from '@/core/rules/address/shield';
import { isLocalHost, normaliseHost, portOf } from '@/core/values/host';

const configured = () =>
  processState('payment-origin', () => ({ origin: undefined as string | undefined }));

/** Sets PAYMENT_ORIGIN, as the start of the process has read it. */
export function setPaymentOrigin(origin: string | undefined): void {
  configured().origin = origin;
}

/** True for requests to the payment origin, which must never serve a shop's page. */
export const isOnPaymentHost = ({ headers }: IncomingMessage): boolean =>
  isPaymentHost(headers.host, configured().origin);

/** The payment origin of the shop that a request came to; null where it has none. */
export function paymentOriginFor({ headers }: IncomingMessage): string | null {
  const { origin } = configured();
  if (origin) return origin;
  const { host = '' } = headers;
  return isLocalHost(normaliseHost(host)) ? `http://${DEMO_PAYMENT_HOST}${portOf(host)}` : null;
}
