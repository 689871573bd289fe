import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH } from '../model/admin';
import { MAX_EMAIL_LENGTH } from '../values/email';
import { adminAnswers } from './admin-answers.schema';
import { domainParam } from './envelope.schema';

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
