import type * as z from 'zod';
import type { postalAddressSchema } from './address.schema';

/** Where an order goes. */
export type PostalAddress = z.infer<typeof postalAddressSchema>;
