import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerKind, safeHeaders } from '@/core/rules/safe-headers';
import { paymentOriginFor } from './payment-host';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Has every answer tell browsers what they may do with it, by what it is; pages put their own policy in the
 * place of the strictest. Not for Next's development server, which sends a script as something else.
 */
export function withSafeHeaders(
  handle: Handler,
  isSecure: (request: IncomingMessage) => boolean,
): Handler {
  return (request, response) => {
    const headers = safeHeaders({
      kind: answerKind(request.url ?? '/'),
      isSecure: isSecure(request),
      host: request.headers.host,
      paymentOrigin: paymentOriginFor(request),
    });
    for (const [name, value] of headers) response.setHeader(name, value);
    return handle(request, response);
  };
}
