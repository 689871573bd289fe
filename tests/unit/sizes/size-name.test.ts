import { expect, test } from 'vitest';
import { guideHref, guideIn, guideKey, guideKeysOf } from '@/core/rules/sizes/guide-address';
import { inOrderOf, sizeName } from '@/core/rules/sizes/size-name';
import { isSizeOption } from '@/core/rules/variants/option-fields';

test.each([
  ['2XL', 'xxl'],
  ['X-Large', 'XL'],
  ['One Size', 'onesize'],
  ['36 – 40', '36-40'],
  ['Small', 's'],
])('%j and %j are one size [S2.1202]', (one, other) => {
  expect(sizeName(one)).toBe(sizeName(other));
});

test('sizes take the order of the product’s; others stay behind the one before them [S2.1202]', () => {
  const named = ['XL', 'XL Tall', 'S', 'M', 'Other'].map((name) => ({ name }));
  const ordered = inOrderOf(named, ['s', 'M', 'L', 'XL']).map(({ name }) => name);
  expect(ordered).toEqual(['S', 'M', 'Other', 'XL', 'XL Tall']);
  expect(inOrderOf(named, [])).toEqual(named);
});

test('a guide has one name in addresses, the closest of a product comes first [S3.1200]', () => {
  expect(guideKey({ category: 'Combo Set', brand: 'Marlow & Finch' })).toBe(
    'combo-set~marlow-finch',
  );
  expect(guideKeysOf({ category: 'Shoes', brand: 'Acme' })).toEqual([
    'shoes~acme',
    'shoes',
    'all-products~acme',
    'all-products',
  ]);
  expect(guideKeysOf({ category: '', brand: '' })).toEqual(['all-products']);
  const key = guideKey({ category: 'Größen', brand: 'Ünï' });
  expect(guideIn(guideHref(key))).toBe(key);
});

test.each(['Size', 'US size', 'Größe', 'Taille', 'Size / Color', 'サイズ'])(
  '%j chooses a size [S2.1200]',
  (name) => expect(isSizeOption(name)).toBe(true),
);
test.each(['Capacity', 'Color', 'Resize', 'Leg length'])('%j does not [S2.1200]', (name) =>
  expect(isSizeOption(name)).toBe(false),
);
