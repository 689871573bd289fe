import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/**
 * Brings a request's target into the one form that is served: the absolute form that proxies may send
 * (RFC 9112, 3.2.2), whose host counts before the header's, and the `*` of OPTIONS.
 */
export function toOriginForm(request: IncomingMessage): void {
  const { url = '/' } = request;
  const [start, host] = ABSOLUTE.exec(url) ?? [];
  if (host) {
    request.headers.host = host;
    request.url = url.slice(start?.length).replace(/^(?!\/)/, '/');
  }
  if (url === '*') request.url = '/';
}
