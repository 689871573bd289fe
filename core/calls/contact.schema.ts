import * as z from 'zod';
import { MAX_MESSAGE_LENGTH, MESSAGE_PROBLEMS } from '../model/contact-message';
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from '../rules/email';
import { acknowledgement, domainParam } from './envelope.schema';

/** Requests and responses of the calls by which shoppers write to a shop. */
export const contactSchemas = {
  sendMessage: {
    request: z.object({
      ...domainParam,
      name: z.string().trim().min(1, MESSAGE_PROBLEMS.name).max(120),
      email: z.string().trim().max(MAX_EMAIL_LENGTH).regex(EMAIL_PATTERN, MESSAGE_PROBLEMS.email),
      subject: z.string().trim().max(200).default(''),
      orderId: z.string().trim().max(64).default(''),
      message: z
        .string()
        .trim()
        .min(1, MESSAGE_PROBLEMS.message)
        .max(MAX_MESSAGE_LENGTH, `Keep it under ${MAX_MESSAGE_LENGTH} characters.`),
      /** A trap: people leave it empty, programs that fill in forms do not. */
      website: z.string().max(2048).default(''),
    }),
    response: acknowledgement,
  },
};
