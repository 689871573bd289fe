import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@/backend/base/config';
import type { Peer } from '@/backend/base/trusted-proxies';
import { forwardedScheme } from '@/backend/http/request-origin';
import type { Arrival } from '@/core/rules/security/safe-headers';

/** Answers a request, or hands it on. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** Returns the sender of a request, as Node has it. */
export const peerOfRequest = ({ socket, headers }: IncomingMessage): Peer => ({
  // A socket that is closed has none; nobody is believed for that.
  address: socket.remoteAddress ?? '',
  header: (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  },
});

/** Settings that tell how requests come. */
export type ArrivalSettings = Pick<Config, 'trustedProxies' | 'hasSecureSubdomains'>;

/** Tells how a request came: by TLS where a trusted proxy says so. */
export const arrivalOf = (
  request: IncomingMessage,
  { trustedProxies, hasSecureSubdomains }: ArrivalSettings,
): Arrival => ({
  isSecure: forwardedScheme(peerOfRequest(request), trustedProxies) === 'https',
  host: request.headers.host,
  hasSecureSubdomains,
});

/** Brings a target into the form that is served: an absolute one's host counts (RFC 9112, 3.2.2), `*` is of OPTIONS. */
export function toOriginForm(request: IncomingMessage): void {
  const { url = '/' } = request;
  const [start, host] = ABSOLUTE.exec(url) ?? [];
  if (host) {
    request.headers.host = host;
    request.url = url.slice(start?.length).replace(/^(?!\/)/, '/');
  }
  if (url === '*') request.url = '/';
}
