import { describe, expect, it } from 'vitest';
import { listingTrail, productTrail } from '@/core/rules/address/trail';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import { deliveryDays } from '@/core/rules/orders/delivery';
import { pictureOfChoice } from '@/core/rules/variants/picture-of-choice';
import { cutAtWord, plainText } from '@/core/values/plain-text';
import { product } from '../product/fixtures';

describe('the text of HTML', () => {
  it('has neither tags nor entities, and blocks stay apart', () => {
    const html = '<p>Soft &amp; warm&nbsp;fleece</p><ul><li>A&#8211;B</li><li>&#x41;</li></ul>';
    expect(plainText(html)).toBe('Soft & warm fleece A–B A');
  });

  it('keeps entities it does not know and numbers that are no character', () => {
    expect(plainText('&copy; &#x110000; &#1234567;')).toBe('&copy; &#x110000; &#1234567;');
  });

  it('is cut between words', () => {
    expect(cutAtWord('A hoodie, warm', 20)).toBe('A hoodie, warm');
    expect(cutAtWord('A hoodie, warm', 12)).toBe('A hoodie…');
    expect(cutAtWord('Unbreakable', 5)).toBe('Unbr…');
  });
});

describe('the way to a listing', () => {
  it('is Home and Shop, and its category where that is not all products', () => {
    expect(listingTrail('All Products').map(({ name }) => name)).toEqual(['Home', 'Shop']);
    expect(listingTrail('Home Decor')[2]).toEqual({
      name: 'Home Decor',
      href: '/shop?category=Home+Decor',
    });
  });
});

describe('the way to a product', () => {
  it('is Home, Shop, its category and itself', () => {
    expect(productTrail(product())).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Shop', href: '/shop' },
      { name: 'Hoodies', href: '/shop?category=Hoodies' },
      { name: 'Fern Hoodie', href: '/product/fern-hoodie' },
    ]);
  });

  it('leaves out a category it has not', () => {
    const names = productTrail(product({ category: '' })).map(({ name }) => name);
    expect(names).toEqual(['Home', 'Shop', 'Fern Hoodie']);
  });
});

describe('the picture of a choice', () => {
  const pictures = ['/m/fern-sage-1.webp', '/m/fern-forest-green-2.webp', '/m/fern-navy-3.webp'];
  const placeOf = (value: string) =>
    pictureOfChoice(pictures, { Color: { label: value, value, priceAdjustment: 0 } });

  it('is the first that names the value, as whole words', () => {
    expect(placeOf('Forest Green')).toBe(1);
    expect(placeOf('Navy')).toBe(2);
    expect(placeOf('Green')).toBe(1);
    expect(placeOf('Gree')).toBeNull();
    expect(placeOf('Navy / M')).toBe(2);
  });

  it('is the picture that was chosen itself', () => {
    expect(placeOf('/m/fern-navy-3.webp')).toBe(2);
  });

  it('is none where no picture tells, or all do', () => {
    expect(placeOf('Red')).toBeNull();
    expect(placeOf('Fern')).toBeNull();
    expect(placeOf('1')).toBeNull();
  });
});

describe('delivery', () => {
  it('takes handling and transit together', () => {
    expect(deliveryDays('2-4', '1-1')).toBe('3–5 business days');
    expect(deliveryDays('0', '1')).toBe('1 business day');
    expect(deliveryDays('2', '3')).toBe('5 business days');
  });

  it('is not told where the shop’s times are no days', () => {
    expect(deliveryDays('soon', '1-1')).toBe('');
  });
});

describe('an adjustment', () => {
  it('is told with its sign', () => {
    expect([2, -1.5, 0].map(formatAdjustment)).toEqual(['+$2.00', '-$1.50', '']);
  });
});
