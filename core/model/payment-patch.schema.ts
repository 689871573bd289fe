import * as z from 'zod/mini';
import * as messages from './messages';

const MAX_KEY_LENGTH = 500;
/** Keys are copied from a page of the provider's, with blanks around them at times. */
const key = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_KEY_LENGTH, messages.keyTooLong),
    z.regex(/^[\x21-\x7e]*$/, messages.keyHasBlanks),
  );

/** A key that nobody is shown again: an empty one stays as it is, null removes it. */
const secret = (shape: RegExp, message: string) =>
  z.exactOptional(
    z.nullable(key.check(z.refine((text) => text === '' || shape.test(text), message))),
  );

/** A public value; an empty one is removed. */
const open = (shape: RegExp, message: string) =>
  z.exactOptional(key.check(z.refine((text) => text === '' || shape.test(text), message)));

const LONG = /^.{8,}$/;
const TOO_SHORT = messages.keyTooShort;

/** Changes to a shop's payment settings; what is not named stays. */
export const paymentPatchSchema = z.object({
  stripe: z.exactOptional(
    z.strictObject({
      secretKey: secret(/^(sk|rk)_(test|live)_\w+$/, messages.notStripeSecretKey),
      publishableKey: open(/^pk_(test|live)_\w+$/, messages.notStripePublishableKey),
      webhookSecret: secret(/^whsec_\w+$/, messages.notStripeWebhookSecret),
    }),
  ),
  paypal: z.exactOptional(
    z.strictObject({
      clientId: open(LONG, TOO_SHORT),
      clientSecret: secret(LONG, TOO_SHORT),
      webhookId: open(LONG, TOO_SHORT),
      environment: z.exactOptional(z.enum(['sandbox', 'live'])),
    }),
  ),
  airwallex: z.exactOptional(
    z.strictObject({
      clientId: open(LONG, TOO_SHORT),
      apiKey: secret(LONG, TOO_SHORT),
      webhookSecret: secret(LONG, TOO_SHORT),
      environment: z.exactOptional(z.enum(['demo', 'prod'])),
    }),
  ),
});
