import type * as z from 'zod/mini';
import type { checkoutFormSchema } from './checkout.schema';

export type CheckoutForm = z.infer<typeof checkoutFormSchema>;

/** The fields of the form, in the order they stand. */
export const CHECKOUT_FIELDS = [
  'email',
  'name',
  'country',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'phone',
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
