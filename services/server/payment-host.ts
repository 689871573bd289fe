import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPaymentHost, shieldRedirect } from '@/core/rules/shield';
import { toOriginForm } from './origin-form';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Has the payment origin serve payment pages alone (spec 2); whoever asks it for more is led to the shop. */
export function withPaymentHost(handle: Handler, paymentOrigin: string | undefined): Handler {
  return async (request, response) => {
    toOriginForm(request);
    const { host = '' } = request.headers;
    const target = isPaymentHost(host, paymentOrigin)
      ? shieldRedirect(request.url ?? '/', host)
      : null;
    if (target === null) return handle(request, response);
    response.writeHead(307, { location: target, 'cache-control': 'no-store' }).end();
  };
}
