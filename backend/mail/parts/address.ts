import type { PostalAddress } from '@/core/model/address';
import { countryOf } from '@/core/rules/orders/country';

/** A postal address in lines, the name of who gets it first. */
export function addressLines(name: string, address: PostalAddress): string[] {
  const { line1, line2, city, region, postalCode, country } = address;
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [name, line1, line2, place, countryOf(country)?.name ?? country].filter(Boolean);
}
