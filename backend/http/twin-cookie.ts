import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { SESSION_SECONDS, TWIN_COOKIE } from '@/core/model/admin';
import type { TrustedProxies } from '../base/trusted-proxies';
import { ownOrigin } from './request-origin';

/**
 * The cookie that holds the twin of a session's token (design 9): no script reads it, no other site's page sends it, and
 * over https no other host of the domain can set it. Null takes it back.
 */
export function twinCookie(c: Context, trustedProxies: TrustedProxies, twin: string | null) {
  const isSecure = hasTls(c, trustedProxies);
  return generateCookie(TWIN_COOKIE, twin ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: twin === null ? 0 : SESSION_SECONDS,
    ...(isSecure && { secure: true, prefix: 'host' }),
  });
}

export function readTwin(c: Context, trustedProxies: TrustedProxies): string | undefined {
  return hasTls(c, trustedProxies) ? getCookie(c, TWIN_COOKIE, 'host') : getCookie(c, TWIN_COOKIE);
}

/** A Host header that is none can be no browser's; it is treated as a stranger's would be. */
const hasTls = (c: Context, trustedProxies: TrustedProxies) =>
  ownOrigin(c, trustedProxies)?.startsWith('https:') ?? true;
