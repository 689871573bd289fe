import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { uploadTooLarge } from '@/core/model/messages';
import { MAX_UPLOAD_BYTES } from '@/core/model/upload';
import { tooLarge } from '../base/errors';
import type { AppEnvironment } from '../http/environment';
import { takeForm } from '../http/take-form';
import { UPLOADS } from '../limits/rate';
import type { Services } from '../services/services';
import { listCalls } from './list-calls';

/** A picture and what a form puts around it. */
const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 65_536;

/** Puts every call of the contract at its path. */
export function addCalls(app: Hono<AppEnvironment>, services: Services): void {
  const takeUpload = takeForm(services, UPLOADS);
  for (const { call, route } of listCalls()) {
    const handle = route.serve(call, services);
    if (call.method === 'GET') app.get(call.path, handle);
    else if (call.encoding === 'multipart') app.post(call.path, takeUpload, limitForm, handle);
    else app.post(call.path, handle);
  }
}

const limitForm = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: () => {
    throw tooLarge(uploadTooLarge);
  },
});
