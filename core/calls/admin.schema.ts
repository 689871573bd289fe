import * as z from 'zod';
import { MAX_PASSWORD_LENGTH } from '../model/admin';
import { MAX_EMAIL_LENGTH } from '../rules/email';
import { adminAnswers } from './admin-answers.schema';
import { domainParam } from './envelope.schema';

/** Requests and responses of the admin calls (spec 7, "Admin"). */
export const adminSchemas = {
  login: {
    ...adminAnswers.login,
    request: z.object({
      ...domainParam,
      email: z.string().trim().min(1).max(MAX_EMAIL_LENGTH),
      password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
    }),
  },
  logout: { ...adminAnswers.logout, request: z.object({ ...domainParam }) },
};
