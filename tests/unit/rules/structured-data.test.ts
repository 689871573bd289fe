import { describe, expect, it } from 'vitest';
import { structuredDataText } from '@/core/rules/seo/structured-data';
import { productStructuredData } from '@/services/server/product-structured-data';
import { COLOR, product, SIZE } from '../product/fixtures';
import { review } from '../reviews/review-fixtures';

describe('structured data', () => {
  it('no name can end the script element, and the data survives', () => {
    const name = '</script><script>alert(1)</script>\u2028 & <!-- "x"';
    const text = structuredDataText([{ name }], 'https://shop.example');
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual([{ name }]);
  });

  it('a price has no commas, whatever it is [S9.914]', () => {
    const [item] = productStructuredData(product({ price: 1_234.5 }), [], null);
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

  it('each variant has an offer with its address, price and availability [S2.1152]', () => {
    const rows = [
      { id: 'r-1', values: ['M', 'Navy'], price: 48, stock: 'available' as const, sku: 'FH-M-N' },
      { id: 'r-2', values: ['2XL', 'Navy'], price: 52.5, stock: 'sold-out' as const },
    ];
    const [item] = productStructuredData(product({ rows }), [SIZE, COLOR], null);
    expect(item).toMatchObject({
      offers: [
        {
          name: 'Fern Hoodie / M / Navy',
          url: '/product/fern-hoodie?size=m&color=navy',
          price: '48.00',
          availability: 'https://schema.org/InStock',
          sku: 'FH-M-N',
        },
        {
          url: '/product/fern-hoodie?size=2xl&color=navy',
          price: '52.50',
          availability: 'https://schema.org/SoldOut',
        },
      ],
    });
  });

  it('a rating and reviews are told where shoppers wrote some, and never else [S2.1152]', () => {
    const first = [review(1)];
    const [rated] = productStructuredData(product(), [], { count: 12, average: 4.5, first });
    expect(rated).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
      review: [
        {
          '@type': 'Review',
          author: { name: first[0]?.name },
          reviewRating: { ratingValue: first[0]?.rating, bestRating: 5 },
          reviewBody: first[0]?.comment.text,
        },
      ],
    });
    const [unrated] = productStructuredData(product({ rating: 5, reviewCount: 90 }), [], null);
    expect(unrated).not.toHaveProperty('aggregateRating');
    expect(unrated).not.toHaveProperty('review');
  });
});
