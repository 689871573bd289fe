import * as z from 'zod';
import { UPLOAD_PURPOSES } from '../model/upload';
import { domainParam, envelope } from './envelope.schema';

/** Request and response of the upload call: one picture in, the id that names it out. */
export const uploadSchemas = {
  upload: {
    request: z.object({
      ...domainParam,
      file: z.file('Choose a picture.').describe('JPEG, PNG, WebP, AVIF or GIF, up to 10 MB'),
      purpose: z
        .enum(UPLOAD_PURPOSES)
        .default('review')
        .describe('what it is for: a picture of a dispute is at most 5 MB'),
    }),
    response: envelope(
      z.object({
        id: z.string(),
        width: z.number().int().describe('in px, as it is kept'),
        height: z.number().int(),
      }),
    ),
  },
};
