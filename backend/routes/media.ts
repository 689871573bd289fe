import type { Context, Hono } from 'hono';
import { malformed, notFound } from '../base/errors';
import { isShown } from '../domain/uploads/is-shown';
import { isUploadKey } from '../domain/uploads/upload-key';
import { entityTag, matchesTag, REVALIDATE } from '../http/conditional';
import type { AppEnvironment } from '../http/environment';
import * as messages from '../http/messages';
import { DEFAULT_WIDTH, servedWidth } from '../media';
import type { Services } from '../services/services';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const WIDTH = /^[1-9]\d*$/;

/**
 * `GET /media/:key?w=`: a stored picture as webp, `w` px wide or the next served width above. What
 * visitors handed in is asked about every time, for a shop may hide it again.
 */
export function addMedia(app: Hono<AppEnvironment>, services: Services): void {
  app.get('/media/:key', async (c) => {
    const key = c.req.param('key');
    const width = requestedWidth(c);
    const size = (await isShown(services, key))
      ? await services.media.readSize(key, width)
      : undefined;
    if (!size) throw notFound(messages.noPicture);
    const etag = entityTag(size);
    const headers = { etag, 'cache-control': isUploadKey(key) ? REVALIDATE : ONE_YEAR };
    if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(size), 200, { ...headers, 'content-type': 'image/webp' });
  });
}

export function requestedWidth(c: Context): number {
  const width = c.req.query('w') || String(DEFAULT_WIDTH);
  if (!WIDTH.test(width)) throw malformed(messages.invalidWidth, 'w');
  return servedWidth(Number(width));
}
