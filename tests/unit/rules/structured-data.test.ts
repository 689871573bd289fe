import { describe, expect, it } from 'vitest';
import { structuredDataText } from '@/core/rules/seo/structured-data';
import { productStructuredData } from '@/services/server/product-structured-data';
import { product } from '../product/fixtures';

describe('structured data', () => {
  it('no name can end the script element, and the data survives', () => {
    const name = '</script><script>alert(1)</script>\u2028 & <!-- "x"';
    const text = structuredDataText([{ name }], 'https://shop.example');
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual([{ name }]);
  });

  it('a price has no commas, whatever it is [S9.914]', () => {
    const [item] = productStructuredData(product({ price: 1_234.5 }), []);
    expect(item).toMatchObject({ offers: { price: '1234.50', priceCurrency: 'USD' } });
  });

  it('addresses of the site become absolute, texts stay', () => {
    const items = [{ url: '/shop', image: ['/a.webp', 'https://cdn.example/b.webp'], name: '/x' }];
    expect(JSON.parse(structuredDataText(items, 'https://shop.example'))).toEqual([
      {
        url: 'https://shop.example/shop',
        image: ['https://shop.example/a.webp', 'https://cdn.example/b.webp'],
        name: '/x',
      },
    ]);
  });
});
