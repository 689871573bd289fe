import type { Context } from 'hono';
import { adminHostOf, originAt, shopOfAdminHost } from '@/core/rules/address/admin-host';
import { redirectProtocol } from '@/core/rules/address/redirect';
import { normaliseHost } from '@/core/values/host';
import type { Config } from '../base/config';
import { forwarded, type Peer, type TrustedProxies } from '../base/trusted-proxies';
import { peerOf } from './client-address';
import { HttpError } from './http-error';
import * as messages from './messages';

const SCHEMES = ['http', 'https'];

/**
 * The origin a request was sent to; null where the Host header is none. Its scheme is what a trusted proxy says, else
 * http on this machine and https anywhere else, where a proxy in front speaks TLS.
 */
export function ownOrigin(c: Context, proxies: TrustedProxies): string | null {
  const host = c.req.header('host') ?? '';
  const scheme = forwardedScheme(peerOf(c), proxies);
  return originOf(`${scheme ?? redirectProtocol(normaliseHost(host))}://${host}`);
}

/**
 * Sees that a request comes from a page of the origin it is sent to: by Origin, else Referer, and by what the browser
 * itself says of the two. @throws HttpError 403
 */
function assertSameOrigin(c: Context, own: string | null): void {
  const site = c.req.header('sec-fetch-site');
  const named = c.req.header('origin') ?? c.req.header('referer');
  const isNamed = named === undefined ? site === 'same-origin' : originOf(named) === own;
  if (own !== null && isNamed && (site ?? 'same-origin') === 'same-origin') return;
  throw new HttpError(403, messages.ownPagesOnly(own ?? 'its own site'));
}

/**
 * Sees that a call of admins came to an origin where admins alone work, from a page of it: what runs on pages of shoppers
 * is on another.
 * @param shopHost the shop that it is about, where that is known: its own admin host alone will do then.
 * @throws HttpError 403
 */
export function assertAdminOrigin(
  c: Context,
  { trustedProxies, adminHost }: Pick<Config, 'trustedProxies' | 'adminHost'>,
  shopHost?: string,
): void {
  const header = c.req.header('host') ?? '';
  const host = normaliseHost(header);
  const named = shopOfAdminHost(host, adminHost);
  if (named === null || (shopHost !== undefined && named !== shopHost)) {
    const own = adminHostOf(shopHost ?? host, adminHost);
    throw new HttpError(403, messages.ownPagesOnly(originAt(own, header)));
  }
  assertSameOrigin(c, ownOrigin(c, trustedProxies));
}

/** Scheme that a trusted proxy was asked for; undefined where none says so. One that overwrites leaves one entry. */
export function forwardedScheme(peer: Peer, proxies: TrustedProxies): string | undefined {
  const scheme = (forwarded(peer, 'x-forwarded-proto', proxies) ?? '').toLowerCase();
  return SCHEMES.includes(scheme) ? scheme : undefined;
}

function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && SCHEMES.includes(url.protocol.slice(0, -1)) ? url.origin : null;
}
