import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '@/core/model/countries';
import {
  deliveryCountries,
  destinationNames,
  destinationText,
  shipsTo,
} from '@/core/rules/orders/destinations';

test.each([
  [[], ''],
  [['CA'], 'To Canada'],
  [['US', 'CA'], 'To Canada and United States'],
  [['US', 'MX', 'CA'], 'To Canada, Mexico and United States'],
  [['US', 'MX', 'CA', 'DE'], 'To 4 countries'],
])('a shop that ships to %j says so in few words: %j [S2.1604]', (countries, words) => {
  expect(destinationText(countries)).toBe(words);
});

test('countries are named in the order of their names, and none is every one [S2.1604]', () => {
  expect(destinationNames(['DE', 'AT', 'XX'])).toEqual(['Austria', 'Germany', 'XX']);
  expect(shipsTo([], 'NZ')).toBe(true);
  expect([shipsTo(['US'], 'US'), shipsTo(['US'], 'CA')]).toEqual([true, false]);
  expect(deliveryCountries([])).toEqual(COUNTRY_CODES);
  expect(deliveryCountries(['US', 'XX', 'CA'])).toEqual(['CA', 'US']);
});
