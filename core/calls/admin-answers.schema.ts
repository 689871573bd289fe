import * as z from 'zod/mini';
import { adminSessionSchema } from '../model/admin.schema';
import { acknowledgement, envelope } from './envelope.schema';

/** What browsers are answered by the admin calls; what is asked is checked by `adminSchemas`. */
export const adminAnswers = {
  login: { response: envelope(z.exactOptional(adminSessionSchema)) },
  logout: { response: acknowledgement },
};
