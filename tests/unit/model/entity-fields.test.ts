import { describe, expect, it } from 'vitest';
import { orderSchemas } from '@/core/calls/orders.schema';
import { adminSessionSchema } from '@/core/model/admin.schema';
import { cartSchema, wishlistItemSchema } from '@/core/model/cart.schema';
import { caseMessageSchema, caseSchema } from '@/core/model/case.schema';
import { categoryTileSchema } from '@/core/model/category-tile.schema';
import { DEFAULT_METADATA, DEFAULT_SETTINGS } from '@/core/model/design';
import { domainDesignSchema } from '@/core/model/design.schema';
import { componentTemplateSchema, layoutNodeFieldsSchema } from '@/core/model/page.schema';
import { productSchema } from '@/core/model/product.schema';
import { reviewDataSchema, reviewSchema } from '@/core/model/review.schema';
import { variantFieldSchema } from '@/core/model/variant.schema';

/** Every field that the specification names of an entity goes in and comes out under its name. */
describe('of an entity on the wire its fields come out as they went in:', () => {
  it('a product [S3.920]', () => {
    const product = {
      id: 'p1',
      name: 'Harbor Hoodie',
      price: 49.9,
      image: ['/a.webp', '/b.webp'],
      brand: 'Marlow',
      category: 'Hoodies',
      description: 'Warm.',
      tag: 'new',
      template: 'classic',
      createdAt: '2026-05-01T10:00:00.000Z',
      updatedAt: '2026-05-02T10:00:00.000Z',
    };
    expect(productSchema.parse(product)).toEqual(product);
  });

  it('a field of variants, of each type [S3.921]', () => {
    for (const type of ['select', 'color', 'image', 'text'] as const) {
      const field = {
        id: 'print',
        label: 'Print',
        type,
        options: [{ label: 'Fern', value: 'fern', priceAdjustment: 2.5 }],
        defaultValue: 'fern',
        required: true,
        placeholder: 'Choose a print',
        condition: { field: 'style', value: 'printed' },
      };
      expect(variantFieldSchema.parse(field)).toEqual(field);
    }
    const other = { id: 'a', label: 'A', type: 'slider', options: [] };
    expect(variantFieldSchema.safeParse(other).success).toBe(false);
  });

  it('a cart with its coupon or none, its choices by label, and the wishlist [S3.922]', () => {
    const product = productSchema.parse({ id: 'p1', name: 'Hoodie', price: 40 });
    const variants = { Size: { label: 'XL', value: 'xl', priceAdjustment: 2 } };
    const coupon = { code: 'WEDDEAL', kind: 'percentage', value: 10, minimum: 0 };
    const items = [
      { product, quantity: 2, variants },
      { product, quantity: 1 },
    ];
    expect(cartSchema.parse({ items, appliedCoupon: null })).toEqual({
      items,
      appliedCoupon: null,
    });
    expect(cartSchema.parse({ items, appliedCoupon: coupon }).appliedCoupon?.code).toBe('WEDDEAL');
    for (const item of [{ product, variants }, { product }]) {
      expect(wishlistItemSchema.parse(item)).toEqual(item);
    }
  });

  it('a review, its pictures one text, and the summary of reviews [S3.923]', () => {
    const review = {
      id: 'r1',
      name: 'Ada',
      rating: 5,
      date: '2026-05-01',
      comment: { title: 'Warm', text: 'Very warm.' },
      image: '/a.webp,/b.webp',
      verified: true,
      helpful: true,
      flag: 'PT',
      productId: 'p1',
      category: 'Hoodies',
    };
    expect(reviewSchema.parse(review)).toEqual(review);
    const data = {
      reviews: [review],
      totalReviews: 1,
      averageRating: 5,
      ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
    };
    expect(reviewDataSchema.parse(data)).toEqual(data);
  });

  it('a category tile and a component kept for reuse [S3.924]', () => {
    const tile = { name: 'Warm', image: '/a.webp', category: 'Hoodies' };
    expect(categoryTileSchema.parse(tile)).toEqual(tile);
    const preserved = { id: 'k1', name: 'Offer', component: { type: 'box', children: [] } };
    expect(componentTemplateSchema.parse(preserved)).toEqual(preserved);
  });

  it('a domain design [S3.925]', () => {
    const design = {
      settings: { ...DEFAULT_SETTINGS, disableReviews: 'delete', reviewCategories: ['Hoodies'] },
      metadata: { ...DEFAULT_METADATA, title: 'Linen', headerTemplate: 2 },
      logo: '/logo.svg',
      favicon: '/icon.png',
      company: 'Linen Ltd.',
      founder: 'Ada',
      phone: '555 01',
      address: '1 Mill Lane',
      arraddress: ['1 Mill Lane', 'Porto'],
      header: [{ type: 'logo', section: 'left' }],
      footer: [{ type: 'copyright' }],
    };
    expect(domainDesignSchema.parse(design)).toEqual(design);
  });

  it('a page component [S3.926]', () => {
    expect(Object.keys(layoutNodeFieldsSchema.shape).sort()).toEqual(
      ['id', 'type', 'props', 'styles', 'children', 'originalIndex', 'columnIndex'].sort(),
    );
  });

  it('a dispute and its messages [S3.927]', () => {
    const shopper = { order_id: 'GL-1', email: 'ada@example.com', access: '' };
    const filed = {
      ...shopper,
      name: 'Ada',
      subject: 'A seam',
      description: 'It came open.',
      type: 'damaged',
      attachments: ['u1'],
    };
    expect(orderSchemas.createCase.request.parse(filed)).toEqual(filed);
    const message = {
      ...shopper,
      caseId: 'c1',
      message: 'Look here',
      senderType: 'shopper',
      senderName: 'Ada',
      attachments: [],
    };
    expect(orderSchemas.addCaseMessage.request.parse(message)).toEqual(message);
    const saved = { ...message, id: 'm1', createdAt: '2026-05-01T10:00:00.000Z' };
    expect(caseMessageSchema.parse(saved)).toMatchObject({ isInternal: false });
    expect(Object.keys(caseSchema.shape)).toEqual(
      expect.arrayContaining(['name', 'order_id', 'subject', 'type', 'messages']),
    );
  });

  it('the session of an admin, whatever else it tells of its user [S3.928]', () => {
    const session = {
      token: 't',
      user: { id: 'a1', email: 'ada@example.com', role: 'admin', team: 'shop' },
    };
    expect(adminSessionSchema.parse(session)).toEqual(session);
    expect(adminSessionSchema.safeParse({ token: 't', user: { id: 'a1' } }).success).toBe(false);
  });
});

it('settings are off, and metadata what the specification says, where nothing is set [S3.50] [S3.52]', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    showCategory: false,
    disableFrequentlyBoughtTogether: false,
    hideSellPrice: false,
    disableUpsale: false,
    disableReviews: false,
    hideTopKeywords: false,
    reviewCategories: [],
  });
  expect(DEFAULT_METADATA).toEqual({
    title: 'Store',
    description: '',
    keywords: '',
    globalCSS: '',
    headerTemplate: 1,
    version: '1.0.0',
  });
});
