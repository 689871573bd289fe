import type { Hono } from 'hono';
import type { AppEnvironment } from '../http/route';
import type { Services } from '../services/services';

const NO_STORE = { 'cache-control': 'no-store' };

/** `/healthz`: the process answers, on any host. `/readyz`: it reaches its database, else 503. */
export function addHealth(app: Hono<AppEnvironment>, { shops }: Services): void {
  app.get('/healthz', (c) => c.json({ status: 0, message: 'alive' }, 200, NO_STORE));
  app.get('/readyz', async (c) => {
    await shops.directory.query('SELECT 1');
    return c.json({ status: 0, message: 'ready' }, 200, NO_STORE);
  });
}
