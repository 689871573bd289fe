import * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH, MESSAGE_PROBLEMS } from '../model/contact-message';
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from '../values/email';
import { acknowledgement, domainParam } from './envelope.schema';

/** Requests and responses of the calls by which shoppers write to a shop. */
export const contactSchemas = {
  sendMessage: {
    request: z.object({
      ...domainParam,
      name: z.string().check(z.trim(), z.minLength(1, MESSAGE_PROBLEMS.name), z.maxLength(120)),
      email: z
        .string()
        .check(
          z.trim(),
          z.maxLength(MAX_EMAIL_LENGTH),
          z.regex(EMAIL_PATTERN, MESSAGE_PROBLEMS.email),
        ),
      subject: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      orderId: z._default(z.string().check(z.trim(), z.maxLength(64)), ''),
      message: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, MESSAGE_PROBLEMS.message),
          z.maxLength(MAX_MESSAGE_LENGTH, `Keep it under ${MAX_MESSAGE_LENGTH} characters.`),
        ),
      /** A trap: people leave it empty, programs that fill in forms do not. */
      website: z._default(z.string().check(z.maxLength(2048)), ''),
    }),
    response: acknowledgement,
  },
};
