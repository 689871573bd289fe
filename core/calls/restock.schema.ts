import * as z from 'zod/mini';
import * as messages from '../model/messages';
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from '../values/email';
import { acknowledgement, domainParam } from './envelope.schema';

/** Requests and responses of the calls about e-mails on stock that returns. */
export const restockSchemas = {
  requestRestock: {
    request: z.object({
      ...domainParam,
      variantId: z.string().check(z.maxLength(200), z.describe('the id of a row of a product')),
      email: z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.maxLength(MAX_EMAIL_LENGTH),
          z.regex(EMAIL_PATTERN, messages.emailRequired),
        ),
    }),
    response: acknowledgement,
  },
  cancelRestock: {
    request: z.object({
      ...domainParam,
      access: z.string().check(z.maxLength(2048), z.describe('from the link of such an e-mail')),
      all: z
        ._default(z.boolean(), false)
        .check(z.describe('of all variants of the shop, not only of the one it told of')),
    }),
    response: acknowledgement,
  },
};
