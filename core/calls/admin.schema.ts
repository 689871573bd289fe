import * as z from 'zod';
import { MAX_PASSWORD_LENGTH } from '../model/admin';
import { adminSessionSchema } from '../model/admin.schema';
import { MAX_EMAIL_LENGTH } from '../rules/email';
import { acknowledgement, domainParam, envelope } from './envelope.schema';

/** Requests and responses of the admin calls (spec 7, "Admin"). */
export const adminSchemas = {
  login: {
    request: z.object({
      ...domainParam,
      email: z.string().trim().min(1).max(MAX_EMAIL_LENGTH),
      password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
    }),
    response: envelope(adminSessionSchema.exactOptional()),
  },
  logout: { request: z.object({ ...domainParam }), response: acknowledgement },
};
