import type { IncomingMessage } from 'node:http';
import { forwardedScheme } from '../http/request-origin';
import type { TrustedProxies } from '../http/trusted-proxies';
import { peerOfRequest } from './peer';

/** Whether a browser asked by TLS, as a trusted proxy says. */
export function cameByTls(request: IncomingMessage, trustedProxies: TrustedProxies): boolean {
  return forwardedScheme(peerOfRequest(request), trustedProxies) === 'https';
}
