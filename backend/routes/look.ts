import type { Hono } from 'hono';
import { LOOK_PATH } from '@/core/model/admin';
import { originAt } from '@/core/rules/address/admin-host';
import { isOutside } from '@/core/rules/address/carry-query';
import { lastingLook, lookOf, sessionOfBrowser } from '../domain/admins/sessions';
import { type AppEnvironment, type RequestContext, resolveShop } from '../http/route';
import { lookCookie, readTwin } from '../http/session-cookies';
import type { Services } from '../services/services';

/** Time for a browser to come from the admin origin to the shop's. */
const WAY_MS = 60_000;

/**
 * `GET /api/admin/look?to=`: leads an admin's browser from where admins work to a page of a shop that is being prepared,
 * by way of this address on the shop's own host, where it gets a cookie that lets it look (ADR 52). All others are led
 * to the page itself.
 */
export function addLook(app: Hono<AppEnvironment>, services: Services): void {
  app.get(LOOK_PATH, async (c) => {
    const path = localPath(c.req.query('to'));
    const ticket = c.req.query('ticket');
    c.header('cache-control', 'no-store');
    if (ticket === undefined) return c.redirect(await wayToShop(c, services, path), 303);
    const look = lastingLook(services, ticket);
    if (look) c.header('set-cookie', lookCookie(c, services.config.trustedProxies, look));
    return c.redirect(path, 303);
  });
}

const localPath = (path = '/'): string => (path.startsWith('/') && !isOutside(path) ? path : '/');

async function wayToShop(c: RequestContext, everyone: Services, path: string): Promise<string> {
  const services = await resolveShop(c, everyone);
  const { shop, mediaBase, now } = services;
  const origin = originAt(shop.host, c.req.header('host') ?? '');
  const twin = readTwin(c, services.config.trustedProxies);
  const isClosed = shop.opening === 'preparing' && shop.match === 'admin';
  const session = twin && isClosed ? await sessionOfBrowser(services, { twin }) : undefined;
  if (!session) return `${origin}${path}`;
  const ticket = lookOf(services, session, now() + WAY_MS);
  const query = new URLSearchParams({ to: path, ticket });
  const base = new URL(mediaBase, origin).pathname.replace(/\/$/, '');
  return `${origin}${base}${LOOK_PATH}?${query}`;
}
