import { describe, expect, it } from 'vitest';
import { productSchema } from '@/core/model/product.schema';
import { mergeSettings } from '@/core/rules/design/settings';

const PRODUCT = { id: 'p1', name: 'Harbor Hoodie', price: 49.9 };

describe('entities on the wire', () => {
  it('a product’s pictures may stand under images [S3.20]', () => {
    const withImages = productSchema.parse({ ...PRODUCT, images: ['/a.webp'] });
    expect(withImages.image).toEqual(['/a.webp']);
    const withBoth = productSchema.parse({ ...PRODUCT, image: ['/b.webp'], images: ['/a.webp'] });
    expect(withBoth.image).toEqual(['/b.webp']);
  });

  it('a product without a price, or with one below zero, is none', () => {
    expect(productSchema.safeParse({ ...PRODUCT, price: -1 }).success).toBe(false);
    expect(productSchema.safeParse({ ...PRODUCT, price: '49.90' }).success).toBe(false);
  });

  it('disableReviews is on, off or delete [S3.51]', () => {
    for (const value of [true, false, 'delete'] as const) {
      expect(mergeSettings({ disableReviews: value }).disableReviews).toBe(value);
    }
  });
});
