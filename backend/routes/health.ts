import type { Hono } from 'hono';
import * as messages from '../http/messages';
import type { AppEnvironment } from '../http/route';
import type { Services } from '../services/services';

const NO_STORE = { 'cache-control': 'no-store' };

/** Less than this is taken for a full disk: a handful of uploads fills it. */
const LITTLE_ROOM_BYTES = 100 * 1_048_576;

/**
 * `/healthz`: the process answers, on any host. `/readyz`: it reaches its database, else 503. A disk that is full or gone
 * is named there and does not count: all processes have the same, and the shop still sells.
 */
export function addHealth(app: Hono<AppEnvironment>, { shops, media, log }: Services): void {
  let last: string = messages.ready;
  const lookAtDisk = async (): Promise<string> => {
    const { message, problem, ...details } = await diskOf(media);
    if (problem && message !== last) log.error(problem, details);
    last = message;
    return message;
  };
  app.get('/healthz', (c) => c.json({ status: 0, message: messages.alive }, 200, NO_STORE));
  app.get('/readyz', async (c) => {
    await shops.directory.query('SELECT 1');
    return c.json({ status: 0, message: await lookAtDisk() }, 200, NO_STORE);
  });
}

/** Looks at the disk of DATA_DIR; what is wrong with it is for the log. */
function diskOf(media: Services['media']) {
  return media.freeBytes().then(
    (freeBytes) =>
      freeBytes < LITTLE_ROOM_BYTES
        ? { message: messages.readyWithoutRoom, problem: 'the disk of DATA_DIR is full', freeBytes }
        : { message: messages.ready },
    (error: unknown) => ({
      ...{ message: messages.readyWithoutDisk, problem: 'DATA_DIR cannot be read', error },
    }),
  );
}
