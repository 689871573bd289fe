import type { IncomingMessage } from 'node:http';
import { redirectProtocol } from '@/core/rules/address/redirect';
import { normaliseHost, portOf } from '@/core/values/host';

/** The host a page was asked for on, as calls take it for `domain`. */
export const domainOf = ({ headers }: IncomingMessage): string => normaliseHost(headers.host);

/**
 * Scheme, host and port for the absolute addresses of a shop's pages. The host is the shop's own, so
 * that aliases and whatever else opens it lead to one address; a Host header gives its port alone. The
 * scheme follows the host, as redirects do: what speaks TLS is a proxy in front, not this process.
 */
export function originUrl({ headers }: IncomingMessage, shopHost: string): string {
  const host = shopHost || normaliseHost(headers.host);
  return `${redirectProtocol(host)}://${host}${portOf(headers.host ?? '')}`;
}
