import type { IncomingMessage, ServerResponse } from 'node:http';
import { processState } from '@/backend/process-state';
import { DEMO_PAYMENT_HOST, isPaymentHost, shieldRedirect } from '@/core/rules/address/shield';
import { isLocalHost, normaliseHost, portOf } from '@/core/values/host';
import { toOriginForm } from './origin-form';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** PAYMENT_ORIGIN, as the start of the process has read it. */
const configured = () =>
  processState('payment-origin', () => ({ origin: undefined as string | undefined }));

/** Has the payment origin serve payment pages alone (spec 2); whoever asks it for more is led to the shop. */
export function withPaymentHost(handle: Handler, paymentOrigin: string | undefined): Handler {
  configured().origin = paymentOrigin;
  return async (request, response) => {
    toOriginForm(request);
    const { host = '' } = request.headers;
    const target = isOnPaymentHost(request) ? shieldRedirect(request.url ?? '/', host) : null;
    if (target === null) return handle(request, response);
    response.writeHead(307, { location: target, 'cache-control': 'no-store' }).end();
  };
}

/** Whether a request came to the payment origin, where no shop’s page may ever stand. */
export function isOnPaymentHost({ headers }: IncomingMessage): boolean {
  return isPaymentHost(headers.host, configured().origin);
}

/** The payment origin of the shop that a request came to; null where it has none. */
export function paymentOriginFor({ headers }: IncomingMessage): string | null {
  const { origin } = configured();
  if (origin) return origin;
  const { host = '' } = headers;
  return isLocalHost(normaliseHost(host)) ? `http://${DEMO_PAYMENT_HOST}${portOf(host)}` : null;
}
