import type { Hono } from 'hono';
import * as messages from '../http/messages';
import type { AppEnvironment } from '../http/route';
import type { Services } from '../services/services';

const NO_STORE = { 'cache-control': 'no-store' };

/** Less than this is taken for a full disk: a handful of uploads fills it. */
const LITTLE_ROOM_BYTES = 100 * 1_048_576;

/**
 * `/healthz`: the process answers, on any host. `/readyz`: it reaches its database, else 503. A full disk is named there
 * and does not count: all processes have the same, and the shop still sells.
 */
export function addHealth(app: Hono<AppEnvironment>, { shops, media, log }: Services): void {
  let wasFull = false;
  const isFull = async () => {
    const free = await media.freeBytes();
    const is = free < LITTLE_ROOM_BYTES;
    if (is && !wasFull) log.error('the disk of DATA_DIR is full', { freeBytes: free });
    wasFull = is;
    return is;
  };
  app.get('/healthz', (c) => c.json({ status: 0, message: messages.alive }, 200, NO_STORE));
  app.get('/readyz', async (c) => {
    await shops.directory.query('SELECT 1');
    const message = (await isFull()) ? messages.readyWithoutRoom : messages.ready;
    return c.json({ status: 0, message }, 200, NO_STORE);
  });
}
