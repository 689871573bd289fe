import * as z from 'zod/mini';
import { FACTORS } from '../model/account';
import { adminSessionSchema } from '../model/admin.schema';
import { acknowledgement, envelope } from './envelope.schema';

/** A session, or what is asked of whoever has a second factor. */
const loginAnswer = {
  response: z.object({
    ...{ status: z.int(), message: z.catch(z.string(), '') },
    data: z.exactOptional(adminSessionSchema),
    factor: z.exactOptional(
      z.object({
        ticket: z.string(),
        kinds: z.array(z.enum(FACTORS)),
        passkey: z.exactOptional(z.record(z.string(), z.unknown())),
      }),
    ),
  }),
};

/** Schemas of the admin calls' answers, for browsers; requests are checked by `adminSchemas`. */
export const adminAnswers = {
  login: loginAnswer,
  secondFactor: loginAnswer,
  passkeyOptions: {
    response: envelope(
      z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) }),
    ),
  },
  passkeyLogin: loginAnswer,
  knowBrowser: { response: z.object({ isAdmin: z.boolean() }) },
  logout: { response: acknowledgement },
};
