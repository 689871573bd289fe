import { COUNTRY_CODES } from '../../model/countries';
import { countryOf } from './country';
import * as messages from './messages';

/** Most countries that are named in one line. */
const MOST_NAMED = 3;

/** Names of the countries that a shop ships to, in their order; none where it ships everywhere. */
export const destinationNames = (countries: readonly string[]): string[] =>
  countries
    .map((code) => countryOf(code)?.name ?? code)
    .sort((one, other) => one.localeCompare(other, 'en'));

/** Destinations in a few words, such as "To Canada and Mexico" or "To 27 countries"; '' for everywhere. */
export function destinationText(countries: readonly string[]): string {
  if (countries.length === 0) return '';
  const names = destinationNames(countries);
  return messages.to(
    names.length > MOST_NAMED ? messages.countryCount(names.length) : listed(names),
  );
}

/** Names in a sentence: "Canada, Mexico and United States". */
export function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length > 0 ? messages.lastOf(others.toReversed().join(', '), last) : last;
}

/** Returns whether a shop ships to a country; an empty list is every country. */
export const shipsTo = (countries: readonly string[], country: string): boolean =>
  countries.length === 0 || countries.includes(country);

/** Returns the countries that can be chosen for a delivery. */
export const deliveryCountries = (countries: readonly string[]): readonly string[] =>
  COUNTRY_CODES.filter((code) => shipsTo(countries, code));
