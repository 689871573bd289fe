import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from '../values/email';
import { billingAddressSchema, companySchema, postalAddressSchema } from './address.schema';
import { MAX_NOTE_LENGTH } from './checkout';

/**
 * The checkout form (`formData` of spec 7). Lengths alone: all other rules are in
 * `core/rules/orders/checkout-form.ts`, which the browser checks by as well.
 */
export const checkoutFormSchema = z.looseObject({
  email: z.string().check(z.trim(), z.maxLength(MAX_EMAIL_LENGTH)),
  name: z.string().check(z.trim(), z.maxLength(200)),
  phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  company: companySchema,
  note: z
    ._default(z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH)), '')
    .check(z.describe('for whoever delivers')),
  ...postalAddressSchema.shape,
  billing: z
    .exactOptional(billingAddressSchema)
    .check(z.describe('where it is another than the delivery address')),
});
