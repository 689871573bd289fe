import * as z from 'zod';

const line = (max: number) => z.string().trim().max(max);

/** Where an order goes: ISO country code, region as the country writes it, lines of the street. */
export const postalAddressSchema = z.object({
  line1: line(200),
  line2: line(200).default(''),
  city: line(120),
  region: line(120).default(''),
  postalCode: line(20).default(''),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Choose a country.'),
});
