import type * as z from 'zod/mini';
import type { postalAddressSchema } from './address.schema';

/** Where an order goes. */
export type PostalAddress = z.infer<typeof postalAddressSchema>;
