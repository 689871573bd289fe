import { describe, expect, it } from 'vitest';
import { structuredDataText } from '@/core/rules/structured-data';

describe('structured data', () => {
  it('no name can end the script element, and the data survives', () => {
    const name = '</script><script>alert(1)</script>\u2028 & <!-- "x"';
    const text = structuredDataText([{ name }], 'https://shop.example');
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual([{ name }]);
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
