import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { DEVICE_COOKIE, LOOK_COOKIE, SESSION_SECONDS, TWIN_COOKIE } from '@/core/model/admin';
import type { TrustedProxies } from '../base/trusted-proxies';
import { KNOWN_MS } from '../domain/admins/known-device';
import { ownOrigin } from './request-origin';

/**
 * The cookie that holds the twin of a session's token (design 9): no script reads it, no other site's page sends it, and
 * over https no other host of the domain can set it. Null takes it back.
 */
export const twinCookie = (c: Context, trustedProxies: TrustedProxies, twin: string | null) =>
  cookieOf(TWIN_COOKIE, hasTls(c, trustedProxies), {
    value: twin ?? '',
    maxAge: twin === null ? 0 : SESSION_SECONDS,
  });

export const readTwin = (c: Context, trustedProxies: TrustedProxies) =>
  readCookie(c, trustedProxies, TWIN_COOKIE);

/** The cookie by which a browser is known to an account that was opened in it, kept in the same way. */
export const deviceCookie = (c: Context, trustedProxies: TrustedProxies, device: string) =>
  cookieOf(DEVICE_COOKIE, hasTls(c, trustedProxies), { value: device, maxAge: KNOWN_MS / 1_000 });

export const readDevice = (c: Context, trustedProxies: TrustedProxies) =>
  readCookie(c, trustedProxies, DEVICE_COOKIE);

/** The cookie by which an admin's browser sees a shop that is being prepared, on the shop's own host. */
export const lookCookie = (c: Context, trustedProxies: TrustedProxies, look: string) =>
  cookieOf(LOOK_COOKIE, hasTls(c, trustedProxies), {
    value: look,
    maxAge: SESSION_SECONDS,
    sameSite: 'Lax',
  });

export const readLook = (c: Context, trustedProxies: TrustedProxies) =>
  readCookie(c, trustedProxies, LOOK_COOKIE);

interface HiddenCookie {
  value: string;
  /** Lifetime in seconds. */
  maxAge: number;
  sameSite?: 'Lax' | 'Strict';
}

const cookieOf = (
  name: string,
  isSecure: boolean,
  { value, maxAge, sameSite = 'Strict' }: HiddenCookie,
) =>
  generateCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite,
    maxAge,
    ...(isSecure && { secure: true, prefix: 'host' }),
  });

const readCookie = (c: Context, trustedProxies: TrustedProxies, name: string) =>
  hasTls(c, trustedProxies) ? getCookie(c, name, 'host') : getCookie(c, name);

/** A Host header that is none can be no browser's; it is treated as a stranger's would be. */
const hasTls = (c: Context, trustedProxies: TrustedProxies) =>
  ownOrigin(c, trustedProxies)?.startsWith('https:') ?? true;
