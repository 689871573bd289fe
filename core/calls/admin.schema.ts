import * as z from 'zod';
import { adminSessionSchema } from '../model/admin.schema';
import { acknowledgement, domainParam, envelope } from './envelope.schema';

/** Requests and responses of the admin calls (spec 7, "Admin"). */
export const adminSchemas = {
  login: {
    request: z.object({
      ...domainParam,
      email: z.string().trim().min(1).max(320),
      password: z.string().min(1).max(1024),
    }),
    response: envelope(adminSessionSchema.exactOptional()),
  },
  logout: { request: z.object({ ...domainParam }), response: acknowledgement },
};
