import * as z from 'zod/mini';
import { adminSessionSchema } from '../model/admin.schema';
import { acknowledgement, envelope } from './envelope.schema';

/** Schemas of the admin calls' answers, for browsers; requests are checked by `adminSchemas`. */
export const adminAnswers = {
  login: { response: envelope(z.exactOptional(adminSessionSchema)) },
  knowBrowser: { response: z.object({ isAdmin: z.boolean() }) },
  logout: { response: acknowledgement },
};
