import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_PAGES, PAGE_NAME_LENGTH, PAGE_SLUG_LENGTH } from '@/core/model/page';
import { slugOf, slugProblem } from '@/core/rules/address/page-slug';

describe('slugOf', () => {
  it.each([
    ['Lookbook', 'lookbook'],
    ['  Spring  & Summer 2027! ', 'spring-and-summer-2027'],
    ["Women's day", 'womens-day'],
    ['Über uns: Größen', 'uber-uns-grossen'],
    ['Café – Crème brûlée', 'cafe-creme-brulee'],
    ['Øre, Łódź & Þórr', 'ore-lodz-and-thorr'],
    ['Giới thiệu về Đà Nẵng', 'gioi-thieu-ve-da-nang'],
    ['Новая коллекция', 'novaya-kollektsiya'],
    ['Ёлки ещё', 'elki-eshche'],
    ['Καλοκαίρι', 'kalokairi'],
    ['ﬁne １２３ Ⅳ', 'fine-123-iv'],
    ['a/b\\c?d=e#f%20', 'a-b-c-d-e-f-20'],
    ['新品', ''],
    ['🧥', ''],
    ['---', ''],
    ['', ''],
  ])('%j gives %j [S7.220]', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('cuts a long name between words, a long word within [S7.220]', () => {
    const words = slugOf('word '.repeat(40));
    expect(words).toBe(Array(16).fill('word').join('-'));
    expect(slugOf('x'.repeat(200))).toBe('x'.repeat(PAGE_SLUG_LENGTH));
    expect(slugOf(`${'x'.repeat(PAGE_SLUG_LENGTH)} y`)).toBe('x'.repeat(PAGE_SLUG_LENGTH));
  });

  it('gives nothing but slugs, and leaves a slug as it is', () => {
    // All that is a character by itself: fast-check's own way to draw these takes a second to set up.
    const codes = fc.oneof(
      fc.integer({ min: 0, max: 0xd7ff }),
      fc.integer({ min: 0xe000, max: 0x10ffff }),
    );
    const unit = codes.map((code) => String.fromCodePoint(code));
    const names = fc.string({ unit, maxLength: PAGE_NAME_LENGTH });
    fc.assert(
      fc.property(names, (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(PAGE_SLUG_LENGTH);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('slugProblem', () => {
  it.each(['lookbook', 'kitchen-sink', 'a', '2027', 'about-us', 'shops', 'carts', 'checkouts'])(
    'a custom page may be called %j [S2.200]',
    (slug) => {
      expect(slugProblem(slug)).toBeNull();
    },
  );

  const ROUTES = [
    ...['shop', 'product', 'cart', 'checkout', 'wishlist', 'about', 'contact', 'order-tracking'],
    'restock',
    ...['intellectual-property', 'shipping', 'returns', 'disclaimer', 'privacy', 'terms'],
    ...['cancellation-policy', 'faqs', 'payment-methods', 'case-access', 'checkout-stripe'],
    ...['checkout-stripe-success', 'checkout-stripe-cancel', 'shield-proxy'],
    ...['shield-proxy-airwallex', 'shield-proxy-creditcard', 'shield-proxy-stripe', 'embed'],
    ...['_app', 'design', 'api', 'media', '_next', 'healthz', 'readyz', 'homepage', 'index'],
    ...['404', '500', 'robots.txt', 'sitemap.xml', 'favicon.ico', 'checkout-of-tomorrow'],
    ...['header', 'footer'],
  ];
  it.each(ROUTES)('none may be called %j [S2.200]', (slug) => {
    expect(slugProblem(slug)).toMatch(/\.$/);
  });

  it('nor like anything that the shop serves', () => {
    const served = [...readdirSync('pages'), ...readdirSync('public')];
    const names = served
      .map((file) => file.replace(/(\.tsx?)$/, ''))
      // Below it alone: a shop may design a page of this name.
      .filter((name) => !name.includes('[') && name !== 'size-guide');
    expect(names).toContain('wishlist');
    expect(names.filter((name) => slugProblem(name) === null)).toEqual([]);
    for (const slug of BUILT_IN_PAGES.keys()) expect(slugProblem(slug)).toContain(slug);
  });

  it.each([
    ...['', ' ', 'A', 'Über', 'a b', 'a_b', 'a.b', 'a/b', '../a', '-a', 'a-', 'a--b', 'a%20b'],
    ...['a\n', 'a\0', '新品', '__proto__', 'x'.repeat(PAGE_SLUG_LENGTH + 1)],
  ])('nor %j', (slug) => {
    expect(slugProblem(slug)).toMatch(/\.$/);
  });
});
