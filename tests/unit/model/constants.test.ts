import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATEGORIES } from '@/core/model/category-values';
import { CONTENT_PATHS } from '@/core/model/content';
import { DEFAULT_HEADER_TEMPLATE, DEFAULT_METADATA } from '@/core/model/design';
import { MATERIAL_BADGES } from '@/core/model/material-badge';
import { PALETTE } from '@/core/model/palette';
import { PROXY_PATHS } from '@/core/model/payment';

it('the categories are All Products and the thirteen of the catalogue [S3.1]', () => {
  expect(CATEGORIES).toEqual([
    'All Products',
    'Accessories',
    'Combo Set',
    'Home Decor',
    'Hoodies',
    'Jacket',
    'Jersey',
    'Pants',
    'Shirts',
    'Shoes',
    'Shorts',
    'Sleepwear',
    'Sweaters',
    'Tumbler',
  ]);
});

it('the palette maps about a hundred colour names to hex values [S3.4]', () => {
  const named = ['Black', 'White', 'Navy', 'Red', 'Royal', 'Heather Grey', 'Forest Green'];
  expect(Object.keys(PALETTE)).toEqual(
    expect.arrayContaining([...named, 'Carolina Blue', 'Sport Grey']),
  );
  expect(Object.keys(PALETTE).length).toBeGreaterThan(90);
  for (const hex of Object.values(PALETTE)) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
});

it('every material badge has an icon and a text of two lines [S2.80] [S3.3]', () => {
  expect(MATERIAL_BADGES).toHaveLength(5);
  for (const { icon, lines } of MATERIAL_BADGES) {
    expect(existsSync(`public${icon}`)).toBe(true);
    expect(lines.filter(Boolean)).toHaveLength(2);
  }
});

it('the policies and the pages of a payment are at the addresses of the specification [S2.903]', () => {
  expect(Object.values(PROXY_PATHS).sort()).toEqual([
    '/shield-proxy',
    '/shield-proxy-airwallex',
    '/shield-proxy-creditcard',
    '/shield-proxy-stripe',
  ]);
  expect([...CONTENT_PATHS].sort()).toEqual([
    '/cancellation-policy',
    '/disclaimer',
    '/faqs',
    '/intellectual-property',
    '/payment-methods',
    '/privacy',
    '/returns',
    '/shipping',
    '/terms',
  ]);
});

it('metadata have the defaults of a shop that has set none [S3.52] [S9.38]', () => {
  expect(DEFAULT_METADATA).toMatchObject({ title: 'Store', version: '1.0.0' });
  expect([DEFAULT_HEADER_TEMPLATE, DEFAULT_METADATA.headerTemplate]).toEqual([1, 1]);
});
