import type { Hono } from 'hono';
import { notFound } from '../base/errors';
import { PHOTO_PATH, readPhotoAccess } from '../domain/uploads/photo-access';
import type { AppEnvironment } from '../http/environment';
import * as messages from '../http/messages';
import type { Services } from '../services/services';
import { requestedWidth } from './media';

/**
 * Pictures that are for operators alone, each at an address that is signed for it and ends: an image tag
 * can send no token. Nobody keeps them.
 */
export function addPhotos(app: Hono<AppEnvironment>, services: Services): void {
  app.get(`${PHOTO_PATH}/:access`, async (c) => {
    const key = readPhotoAccess(services, c.req.param('access'));
    const picture = key && (await services.media.readSize(key, requestedWidth(c)));
    if (!picture) throw notFound(messages.photoExpired);
    const headers = { 'content-type': 'image/webp', 'cache-control': 'no-store' };
    return c.body(new Uint8Array(picture), 200, headers);
  });
}
