import type * as z from 'zod/mini';
import type { checkoutFormSchema } from './checkout.schema';

export type CheckoutForm = z.infer<typeof checkoutFormSchema>;

/** The most letters of a delivery note. */
export const MAX_NOTE_LENGTH = 500;

/** Whom something is for, and where, in the order in which the fields stand. */
export const ADDRESS_FIELDS = [
  ...(['country', 'name', 'company', 'line1', 'line2'] as const),
  ...(['postalCode', 'city', 'region'] as const),
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Prefix of the names of the fields of a billing address, as the path of a refusal names them. */
export const BILLING = 'billing.';
const BILLING_FIELDS = ADDRESS_FIELDS.map((field) => `${BILLING}${field}` as const);

/** The fields of the form, in the order they stand; `billing` is not empty where that address is another. */
export const CHECKOUT_FIELDS = [
  ...(['email', ...ADDRESS_FIELDS, 'phone', 'note', 'billing'] as const),
  ...BILLING_FIELDS,
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];
