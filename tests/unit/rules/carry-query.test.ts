import { describe, expect, it } from 'vitest';
import { carriedFrom, carryQuery } from '@/core/rules/address/carry-query';
import { keysOfChoices } from '@/core/rules/variants/choice-address';

describe('every internal link carries the query string forward [S2.10]', () => {
  it('but for what says something of the page alone, in whatever case [S4.945]', () => {
    const own = ['color', 'us-size', 'page'];
    const from = '/product/tee?ref=a&Color=Navy&US%20size=m&page=2';
    expect(carryQuery('/cart', from, own)).toBe('/cart?ref=a');
    expect(carryQuery('/product/hat?color=red', from, own)).toBe('/product/hat?color=red&ref=a');
    expect(carriedFrom(from, own).keys).toEqual([['ref', 'a']]);
    expect(carryQuery('/cart', from)).toContain('Color=Navy');
    expect(
      carryQuery('/cart', '/product/ring?id=evil&ref=a', keysOfChoices({ 'id-option': ['1'] })),
    ).toBe('/cart?ref=a');
  });

  it('but for choices of a product that is gone, which a listing would filter by [S4.945]', () => {
    expect(carryQuery('/shop', '/product/gone?color=navy&size=m&ref=a')).toBe('/shop?ref=a');
  });

  it.each([
    ['/cart', '/?ref=a&utm=b', '/cart?ref=a&utm=b', 'all of it'],
    ['/shop?page=2', '/?ref=a', '/shop?page=2&ref=a', 'beside the link’s own keys'],
    ['/shop?ref=own', '/?ref=a', '/shop?ref=own', 'the link’s own keys win'],
    ['/cart#total', '/?ref=a', '/cart?ref=a#total', 'before the fragment'],
    ['/cart', '/?x=1&x=2', '/cart?x=1&x=2', 'repeated keys too'],
    ['/cart', '/product/hat', '/cart', 'nothing to carry'],
    ['/cart', '/?ref=a#top', '/cart?ref=a', 'not the fragment of the page'],
    [
      '/',
      '/shop?category=Shoes&sort=name-asc&page=3&ref=a',
      '/?ref=a',
      'listing filters stay behind',
    ],
    [
      '/about',
      '/shop?q=tee&color=Navy&size=M&price=20-50&ref=a',
      '/about?ref=a',
      'and what was searched for [S2.69]',
    ],
    ['/shop?category=Hats', '/shop?category=Shoes&page=3', '/shop?category=Hats', 'also within it'],
    ['/about', '/?category=Shoes', '/about?category=Shoes', 'elsewhere they are no filters'],
    ['/cart', '/?cart_data=xyz&session_id=1&order_id=2&ref=a', '/cart?ref=a', 'one-shot keys end'],
    ['/shop', '/design?preview=about&tab=1', '/shop', 'what the editor is asked for stays there'],
    [
      '/design/cases',
      '/design/orders?q=ada&p=2',
      '/design/cases',
      'so does that of the back office',
    ],
    ['https://else.example/a', '/?ref=a', 'https://else.example/a', 'other sites get nothing'],
    ['//else.example', '/?ref=a', '//else.example', 'nor in short form'],
    ['/\\else.example', '/?ref=a', '/\\else.example', 'which browsers read from backslashes too'],
    ['mailto:a@b.example', '/?ref=a', 'mailto:a@b.example', 'nor mail'],
    ['#content', '/?ref=a', '#content', 'a fragment stays on the page'],
  ])('%s on %s is %s: %s', (href, current, expected) => {
    expect(carryQuery(href, current)).toBe(expected);
  });

  it('is left behind where it would be repeated too often', () => {
    expect(carryQuery('/cart', `/?q=${'x'.repeat(2040)}`)).toBe(`/cart?q=${'x'.repeat(2040)}`);
    expect(carryQuery('/cart', `/?q=${'x'.repeat(2050)}`)).toBe('/cart');
  });

  it('is not left behind for a key that ends here, however long [S2.904]', () => {
    const current = `/?ref=a&cart_data=${'x'.repeat(10_000)}`;
    expect(carryQuery('/cart', current)).toBe('/cart?ref=a');
    expect(carriedFrom(current).keys).toEqual([['ref', 'a']]);
  });

  it('goes by the page a link stands on, page after page', () => {
    expect(carryQuery('/cart', '/?ref=a')).toBe('/cart?ref=a');
    expect(carryQuery('/cart', '/?ref=b')).toBe('/cart?ref=b');
    expect(carryQuery('/cart', '/')).toBe('/cart');
    expect(carryQuery('/cart', '/?ref=a')).toBe('/cart?ref=a');
  });
});
