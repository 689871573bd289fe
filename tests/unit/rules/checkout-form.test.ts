import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@/core/model/countries';
import { checkoutProblems } from '@/core/rules/orders/checkout-form';
import { regionsOf } from '@/core/rules/orders/countries';
import { postalCodeOf, postalCodeProblem } from '@/core/rules/orders/postal-code';
import { shortAddress } from '@/core/rules/orders/short-address';

const FORM = {
  ...{
    email: 'ada@example.com',
    name: 'Ada Finch',
    phone: '',
    country: 'US',
    line1: '1 Mill Lane',
  },
  ...{ company: '', note: '', line2: '', city: 'Portland', region: 'OR', postalCode: '97201' },
};

describe('what is entered at the checkout [S5.211]', () => {
  it('is fine where a parcel and a mail can go there', () => {
    expect(checkoutProblems(FORM)).toEqual({});
    const german = { ...FORM, country: 'DE', region: '', postalCode: '10115', city: 'Berlin' };
    expect(checkoutProblems(german)).toEqual({});
    const emirati = { ...FORM, country: 'AE', region: '', postalCode: '', city: 'Dubai' };
    expect(checkoutProblems(emirati)).toEqual({});
  });

  it('is told field by field where it is not', () => {
    const empty = Object.fromEntries(Object.keys(FORM).map((field) => [field, '']));
    expect(Object.keys(checkoutProblems({ ...FORM, ...empty }))).toEqual([
      ...['email', 'name', 'country', 'line1', 'city'],
    ]);
    expect(checkoutProblems({ ...FORM, phone: 'call me' })).toEqual({
      phone: 'Enter a telephone number, or leave it.',
    });
    expect(checkoutProblems({ ...FORM, region: 'ON' })).toEqual({ region: 'Choose a state.' });
    expect(checkoutProblems({ ...FORM, country: 'CA', postalCode: 'K1A 0B1' })).toEqual({
      region: 'Choose a province.',
    });
  });
});

describe('postal codes [S5.212]', () => {
  it.each([
    ['US', '97201-1234', '9720'],
    ['CA', 'k1a0b1', 'K1A'],
    ['GB', 'sw1a 1aa', '12345'],
    ['NL', '1012 AB', '0123 AB'],
    ['DE', '01067', 'D-01067'],
    ['JP', '100-0001', '1000'],
    ['BR', '01310100', '0131'],
    ['IE', 'D02AF30', 'Dublin 2'],
    ['LA', '01000', '!'],
  ])('of %s: %s is one, %s is none', (country, right, wrong) => {
    expect(postalCodeProblem(country, right)).toBe('');
    expect(postalCodeProblem(country, wrong)).not.toBe('');
  });

  it('are asked for in the country’s own words, with an example', () => {
    expect(postalCodeProblem('US', '')).toBe('Enter the ZIP code.');
    expect(postalCodeProblem('LA', '')).toBe('');
    expect(postalCodeProblem('GB', 'x')).toBe('Check the postcode: it looks like SW1A 1AA.');
    expect(postalCodeOf('HK')).toMatchObject({ isUsed: false });
    expect(postalCodeProblem('HK', 'anything')).toBe('');
  });

  it('have an example that holds, wherever there is one', () => {
    const wrong = COUNTRY_CODES.filter((code) => {
      const { example } = postalCodeOf(code);
      return example !== '' && postalCodeProblem(code, example) !== '';
    });
    expect(wrong).toEqual([]);
  });
});

describe('countries [S5.212]', () => {
  it('are those that have a name, each once', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(COUNTRY_CODES.filter((code) => !names.of(code))).toEqual([]);
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
    expect(COUNTRY_CODES.length).toBeGreaterThan(240);
    expect(regionsOf('US').regions).toHaveLength(59);
    expect(regionsOf('US').regions).toContainEqual(['NC', 'North Carolina']);
    expect(regionsOf('FR').regions).toEqual([]);
  });
});

it('an address is shortened to what its owner knows it by [S6.330]', () => {
  const { line1, line2, city, region, postalCode, country } = FORM;
  const address = { line1, line2, city, region, postalCode, country };
  expect(shortAddress(address)).toBe('Portland, OR 972…, US');
  expect(shortAddress({ ...address, region: '', postalCode: '' })).toBe('Portland, US');
  expect(shortAddress(null)).toBe('');
});
