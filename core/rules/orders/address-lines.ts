import type { PostalAddress } from '../../model/address';
import { countryOf } from './country';

interface Recipient {
  name: string;
  company: string;
}

/** A postal address in lines, whom it is for first. */
export function addressLines({ name, company }: Recipient, address: PostalAddress): string[] {
  const { line1, line2, city, region, postalCode, country } = address;
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const lines = [name, company, line1, line2, place, countryOf(country)?.name ?? country];
  return lines.filter(Boolean);
}
