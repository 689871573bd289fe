import type * as z from 'zod/mini';
import type { postalAddressSchema } from './address.schema';

/** Delivery address of an order. */
export type PostalAddress = z.infer<typeof postalAddressSchema>;
