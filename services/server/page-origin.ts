import type { IncomingMessage } from 'node:http';
import { normaliseHost } from '@/core/rules/host';
import { redirectProtocol } from '@/core/rules/redirect';

/** Where a page stands: the shop's host, and scheme with host and port for absolute addresses. */
export interface PageOrigin {
  domain: string;
  url: string;
}

/**
 * Where a request says its page stands. The scheme follows the host, as redirects do: what speaks TLS
 * is a proxy in front, not this process.
 */
export function originOf({ headers }: IncomingMessage): PageOrigin {
  const domain = normaliseHost(headers.host);
  return { domain, url: `${redirectProtocol(domain)}://${headers.host ?? domain}` };
}
