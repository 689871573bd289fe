import * as z from 'zod/mini';
import { UPLOAD_PURPOSES } from '../model/upload';
import { domainParam, envelope } from './envelope.schema';

/** Request and response of the upload call: one picture in, the id that names it out. */
export const uploadSchemas = {
  upload: {
    request: z.object({
      ...domainParam,
      file: z
        .file('Choose a picture.')
        .check(z.describe('JPEG, PNG, WebP, AVIF or GIF, up to 10 MB')),
      purpose: z
        ._default(z.enum(UPLOAD_PURPOSES), 'review')
        .check(z.describe('what it is for: a picture of a dispute is at most 5 MB')),
    }),
    response: envelope(
      z.object({
        id: z.string(),
        width: z.int().check(z.describe('in px, as it is kept')),
        height: z.int(),
      }),
    ),
  },
};
