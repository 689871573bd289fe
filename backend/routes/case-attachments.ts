import type { Hono } from 'hono';
import { notFound } from '../base/errors';
import { ATTACHMENTS_PATH } from '../domain/cases/attachment-address';
import { findAttachment } from '../domain/cases/find-attachment';
import type { AppEnvironment } from '../http/environment';
import * as messages from '../http/messages';
import type { Services } from '../services/services';

/** Saved and never shown as a page of the shop's, by this visitor's browser alone. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
};

/**
 * `GET /cases/attachments/:id?sig=`: a picture of a dispute, for whoever has the address that its thread
 * was told with, for an hour.
 */
export function addCaseAttachments(app: Hono<AppEnvironment>, services: Services): void {
  app.get(`${ATTACHMENTS_PATH}/:id`, async (c) => {
    const attachment = await findAttachment(services, c.req.param('id'), c.req.query('sig') ?? '');
    if (!attachment) throw notFound(messages.attachmentExpired);
    return c.body(new Uint8Array(attachment.data), 200, {
      ...HEADERS,
      'content-type': attachment.contentType,
      'content-disposition': `attachment; filename="${attachment.name}"`,
    });
  });
}
