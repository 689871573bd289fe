import * as z from 'zod';
import { MAX_EMAIL_LENGTH } from '../rules/email';
import { postalAddressSchema } from './address.schema';

/**
 * What a shopper types at the checkout (`formData` of spec 7). Lengths alone: what else must hold says
 * `core/rules/checkout-form.ts`, which the browser checks by as well.
 */
export const checkoutFormSchema = z.looseObject({
  email: z.string().trim().max(MAX_EMAIL_LENGTH),
  name: z.string().trim().max(200),
  phone: z.string().trim().max(40).default(''),
  ...postalAddressSchema.shape,
});
