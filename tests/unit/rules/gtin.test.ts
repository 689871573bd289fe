import { expect, it } from 'vitest';
import { toGtin } from '@/core/rules/seo/gtin';

it('a barcode is a GTIN by its length and its check digit [S3.1507]', () => {
  for (const gtin of ['4006381333931', '96385074', '036000291452', '10614141543219']) {
    expect(toGtin(gtin)).toBe(gtin);
  }
  expect(toGtin('978-0-306-40615-7')).toBe('9780306406157');
  for (const other of [
    '',
    '4006381333932',
    '0000000000000',
    '123',
    '8.71E+12',
    'ABC-12345',
    '40063813339310',
  ]) {
    expect(toGtin(other)).toBeUndefined();
  }
});
