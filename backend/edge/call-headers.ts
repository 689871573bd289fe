import type { IncomingMessage } from 'node:http';
import { safeHeaders } from '@/core/rules/security/safe-headers';
import type { TrustedProxies } from '../http/trusted-proxies';
import { cameByTls } from './came-by-tls';
import type { Handler } from './watch-requests';

/**
 * Has every answer begin with the headers of a call, the strictest that there are: whoever answers with more
 * than that puts its own in their place, and what is answered before anybody knows what was asked has these.
 */
export function withCallHeaders(handle: Handler, trustedProxies: TrustedProxies): Handler {
  return (request, response) => {
    for (const [name, value] of callHeaders(request, trustedProxies)) {
      response.setHeader(name, value);
    }
    return handle(request, response);
  };
}

/** The headers of an answer that is no page. */
export function callHeaders(request: IncomingMessage, trustedProxies: TrustedProxies) {
  const isSecure = cameByTls(request, trustedProxies);
  return safeHeaders({ kind: 'call', isSecure, host: request.headers.host });
}
