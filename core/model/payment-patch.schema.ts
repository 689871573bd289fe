import * as z from 'zod/mini';

const MAX_KEY_LENGTH = 500;
/** Keys are copied from a page of the provider's, with blanks around them at times. */
const key = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_KEY_LENGTH, 'That is too long to be a key.'),
    z.regex(/^[\x21-\x7e]*$/, 'A key has no blanks in it.'),
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
const TOO_SHORT = 'That is too short to be one.';

/** Changes to a shop's payment settings; what is not named stays. */
export const paymentPatchSchema = z.object({
  stripe: z.exactOptional(
    z.strictObject({
      secretKey: secret(
        /^(sk|rk)_(test|live)_\w+$/,
        'A secret key of Stripe begins with sk_test_, sk_live_, rk_test_ or rk_live_.',
      ),
      publishableKey: open(
        /^pk_(test|live)_\w+$/,
        'A publishable key of Stripe begins with pk_test_ or pk_live_.',
      ),
      webhookSecret: secret(/^whsec_\w+$/, 'A webhook secret of Stripe begins with whsec_.'),
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
