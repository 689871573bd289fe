import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH } from '../model/admin';
import { usedPasskeySchema } from '../model/passkey.schema';
import { MAX_EMAIL_LENGTH } from '../values/email';
import { adminAnswers } from './admin-answers.schema';
import { domainParam } from './envelope.schema';

const ticket = z.string().check(z.maxLength(20_000));

/** Requests and responses of the admin calls (spec 7, "Admin"). */
export const adminSchemas = {
  login: {
    ...adminAnswers.login,
    request: z.object({
      ...domainParam,
      email: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_EMAIL_LENGTH)),
      password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH)),
    }),
  },
  secondFactor: {
    ...adminAnswers.secondFactor,
    request: z.object({
      ...{ ...domainParam, ticket },
      code: z.exactOptional(z.string().check(z.maxLength(40))),
      passkey: z.exactOptional(usedPasskeySchema),
    }),
  },
  passkeyOptions: { ...adminAnswers.passkeyOptions, request: z.object({ ...domainParam }) },
  passkeyLogin: {
    ...adminAnswers.passkeyLogin,
    request: z.object({ ...domainParam, ticket, passkey: usedPasskeySchema }),
  },
  knowBrowser: {
    ...adminAnswers.knowBrowser,
    request: z.object({
      ...domainParam,
      twin: z.optional(z.string().check(z.maxLength(100))),
      look: z.optional(z.string().check(z.maxLength(300))),
    }),
  },
  logout: { ...adminAnswers.logout, request: z.object({ ...domainParam }) },
};
