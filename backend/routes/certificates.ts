import type { Hono } from 'hono';
import { notFound } from '../base/errors';
import { isServedHost } from '../domain/shops/is-served-host';
import * as messages from '../http/messages';
import type { AppEnvironment } from '../http/route';
import type { Services } from '../services/services';

/** Address at which a proxy asks whether it may have a certificate made for the name that a browser came by. */
const CERTIFICATES_PATH = '/certificates/allowed';

/** `GET /certificates/allowed?domain=`: 200 where this server is meant to be reached by that name, else 404; on any host. */
export function addCertificates(app: Hono<AppEnvironment>, services: Services): void {
  app.get(CERTIFICATES_PATH, async (c) => {
    const isServed = await isServedHost(services, c.req.query('domain') ?? '');
    if (!isServed) throw notFound(messages.noSuchHost, 'domain');
    return c.json({ status: 0, message: 'allowed' }, 200, { 'cache-control': 'no-store' });
  });
}
