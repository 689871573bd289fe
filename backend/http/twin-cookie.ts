import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { LOOK_COOKIE, SESSION_SECONDS, TWIN_COOKIE } from '@/core/model/admin';
import type { TrustedProxies } from '../base/trusted-proxies';
import { ownOrigin } from './request-origin';

/**
 * The cookie that holds the twin of a session's token (design 9): no script reads it, no other site's page sends it, and
 * over https no other host of the domain can set it. Null takes it back.
 */
export const twinCookie = (c: Context, trustedProxies: TrustedProxies, twin: string | null) =>
  hiddenCookie(c, trustedProxies, TWIN_COOKIE, { value: twin, sameSite: 'Strict' });

/** The cookie by which an admin's browser sees a shop that is being prepared, on the shop's own host. */
export const lookCookie = (c: Context, trustedProxies: TrustedProxies, look: string) =>
  hiddenCookie(c, trustedProxies, LOOK_COOKIE, { value: look, sameSite: 'Lax' });

interface HiddenCookie {
  value: string | null;
  sameSite: 'Strict' | 'Lax';
}

function hiddenCookie(
  c: Context,
  trustedProxies: TrustedProxies,
  name: string,
  { value, sameSite }: HiddenCookie,
): string {
  const isSecure = hasTls(c, trustedProxies);
  return generateCookie(name, value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite,
    maxAge: value === null ? 0 : SESSION_SECONDS,
    ...(isSecure && { secure: true, prefix: 'host' }),
  });
}

export const readTwin = (c: Context, trustedProxies: TrustedProxies): string =>
  readHidden(c, trustedProxies, TWIN_COOKIE);

export const readLook = (c: Context, trustedProxies: TrustedProxies): string =>
  readHidden(c, trustedProxies, LOOK_COOKIE);

const readHidden = (c: Context, trustedProxies: TrustedProxies, name: string): string =>
  (hasTls(c, trustedProxies) ? getCookie(c, name, 'host') : getCookie(c, name)) ?? '';

/** A Host header that is none can be no browser's; it is treated as a stranger's would be. */
const hasTls = (c: Context, trustedProxies: TrustedProxies) =>
  ownOrigin(c, trustedProxies)?.startsWith('https:') ?? true;
