import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from '../values/email';
import { postalAddressSchema } from './address.schema';

/**
 * The checkout form (`formData` of spec 7). Lengths alone: all other rules are in
 * `core/rules/orders/checkout-form.ts`, which the browser checks by as well.
 */
export const checkoutFormSchema = z.looseObject({
  email: z.string().check(z.trim(), z.maxLength(MAX_EMAIL_LENGTH)),
  name: z.string().check(z.trim(), z.maxLength(200)),
  phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  ...postalAddressSchema.shape,
});
