import * as z from 'zod/mini';
import * as messages from './messages';

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Postal address of an order: ISO country code, region as the country writes it, lines of the street. */
export const postalAddressSchema = z.object({
  line1: line(200),
  line2: z._default(line(200), ''),
  city: line(120),
  region: z._default(line(120), ''),
  postalCode: z._default(line(20), ''),
  country: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, messages.countryRequired)),
});

export const companySchema = z._default(line(200), '');

/** Billing address of an order, where it is another than the delivery address. */
export const billingAddressSchema = z.extend(postalAddressSchema, {
  name: line(200),
  company: companySchema,
});
