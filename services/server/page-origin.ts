import type { IncomingMessage } from 'node:http';
import { redirectProtocol } from '@/core/rules/address/redirect';
import { normaliseHost, portOf } from '@/core/values/host';
import { shopHostOf } from './admin-host';

/** The host that a page's shop is opened by, as calls take it for `domain`. */
export const domainOf = (request: IncomingMessage): string => shopHostOf(request);

/** Origin of absolute addresses: the shop's own host, so that aliases lead to one; the Host header gives the port alone. */
export function originUrl({ headers }: IncomingMessage, shopHost: string): string {
  const host = shopHost || normaliseHost(headers.host);
  return `${redirectProtocol(host)}://${host}${portOf(headers.host ?? '')}`;
}
