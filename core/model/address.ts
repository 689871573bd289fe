import type * as z from 'zod/mini';
import type { billingAddressSchema, postalAddressSchema } from './address.schema';

/** Postal address of an order. */
export type PostalAddress = z.infer<typeof postalAddressSchema>;
/** The same with whom the bill is for. */
export type BillingAddress = z.infer<typeof billingAddressSchema>;
