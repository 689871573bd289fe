import * as z from 'zod';
import { EMAIL_PATTERN, MAX_MESSAGE_LENGTH } from '../model/contact';
import { acknowledgement, domainParam } from './envelope.schema';

/** Requests and responses of the calls by which shoppers write to a shop. */
export const contactSchemas = {
  sendMessage: {
    request: z.object({
      ...domainParam,
      name: z.string().trim().min(1, 'Tell us your name.').max(120),
      email: z
        .string()
        .trim()
        .max(320)
        .regex(EMAIL_PATTERN, 'Enter an e-mail address we can answer to.'),
      subject: z.string().trim().max(200).default(''),
      orderId: z.string().trim().max(64).default(''),
      message: z
        .string()
        .trim()
        .min(1, 'Write a message.')
        .max(MAX_MESSAGE_LENGTH, `Keep it under ${MAX_MESSAGE_LENGTH} characters.`),
    }),
    response: acknowledgement,
  },
};
