import type { PostalAddress } from '../../model/address';

/** Number of characters shown of a postal code. */
const SHOWN = 3;

/** An address as its owner knows it: town, region, beginning of the postal code, country; '' where there is none. */
export function shortAddress(address: PostalAddress | null): string {
  if (!address) return '';
  const { city, region, postalCode, country } = address;
  const code = postalCode.length > SHOWN ? `${postalCode.slice(0, SHOWN)}…` : postalCode;
  const place = [region, code].filter(Boolean).join(' ');
  return [city, place, country].filter(Boolean).join(', ');
}
