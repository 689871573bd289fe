import type { IncomingMessage } from 'node:http';
import { normaliseHost } from '@/core/rules/host';
import { redirectProtocol } from '@/core/rules/redirect';
import type { PageOrigin } from '../page-props';

/**
 * Where a request says its page stands. The scheme follows the host, as redirects do: what speaks TLS
 * is a proxy in front, not this process.
 */
export function originOf(req: IncomingMessage): PageOrigin {
  const host = req.headers.host ?? '';
  return { host, url: `${redirectProtocol(normaliseHost(host))}://${host}` };
}
