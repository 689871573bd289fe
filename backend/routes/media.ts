import type { Context, Hono } from 'hono';
import { malformed, notFound } from '../base/errors';
import { ATTACHMENTS_PATH, findAttachment } from '../domain/cases/attachments';
import { isShown, isUploadKey, PHOTO_PATH, readPhotoAccess } from '../domain/uploads/photo-access';
import * as messages from '../http/messages';
import type { AppEnvironment } from '../http/route';
import { entityTag, matchesTag, REVALIDATE } from '../http/serve-call';
import { DEFAULT_WIDTH, servedWidth } from '../media';
import type { Services } from '../services/services';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const WIDTH = /^[1-9]\d*$/;

/**
 * `GET /media/:key?w=`: a stored picture as webp, `w` px wide or the next served width above. Visitors' pictures are
 * asked about every time, for a shop may hide them again.
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

function requestedWidth(c: Context): number {
  const width = c.req.query('w') || String(DEFAULT_WIDTH);
  if (!WIDTH.test(width)) throw malformed(messages.invalidWidth, 'w');
  return servedWidth(Number(width));
}

/** Pictures that are for operators alone, at addresses that are signed and end: an image tag can send no token. */
export function addPhotos(app: Hono<AppEnvironment>, services: Services): void {
  app.get(`${PHOTO_PATH}/:access`, async (c) => {
    const key = readPhotoAccess(services, c.req.param('access'));
    const picture = key && (await services.media.readSize(key, requestedWidth(c)));
    if (!picture) throw notFound(messages.pictureExpired);
    const headers = { 'content-type': 'image/webp', 'cache-control': 'no-store' };
    return c.body(new Uint8Array(picture), 200, headers);
  });
}

/** Saved and never shown as a page of the shop's, by this visitor's browser alone. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
};

/** `GET /cases/attachments/:id?sig=`: a picture of a dispute, for whoever has its signed address, for an hour. */
export function addCaseAttachments(app: Hono<AppEnvironment>, services: Services): void {
  app.get(`${ATTACHMENTS_PATH}/:id`, async (c) => {
    const attachment = await findAttachment(services, c.req.param('id'), c.req.query('sig') ?? '');
    if (!attachment) throw notFound(messages.pictureExpired);
    return c.body(new Uint8Array(attachment.data), 200, {
      ...HEADERS,
      'content-type': attachment.contentType,
      'content-disposition': `attachment; filename="${attachment.name}"`,
    });
  });
}
