import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import * as tables from '@/backend/db/schema';
import { cartSchemas } from '@/core/calls/cart.schema';
import { MAX_CART_LINES } from '@/core/model/cart';
import type { VariantField } from '@/core/model/variant';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { PRIVATE_A, PRIVATE_B, SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, logged, post } = testApp;

const TEE = '00000000-0000-4000-8000-0000000000c1';
const BARE = '00000000-0000-4000-8000-0000000000c2';
const ODD = '00000000-0000-4000-8000-0000000000c3';
const field = (rest: Partial<VariantField> & Pick<VariantField, 'id' | 'type'>): VariantField => ({
  label: rest.id,
  options: [],
  required: false,
  ...rest,
});
const FIELDS = [
  field({
    id: 'size',
    label: 'Size',
    type: 'select',
    options: [
      { label: 'Medium', value: 'M', priceAdjustment: 0 },
      { label: 'Very large', value: '3XL', priceAdjustment: 4.05 },
    ],
  }),
  field({
    id: 'wrap',
    label: 'Wrapping',
    type: 'image',
    options: [{ label: 'Linen', value: '/media/linen.webp', priceAdjustment: 3 }],
  }),
  field({
    id: 'naming',
    label: 'Naming',
    type: 'select',
    options: [{ label: 'Embroidered', value: 'name', priceAdjustment: 8 }],
  }),
  field({
    id: 'text',
    label: 'Your text',
    type: 'text',
    options: [{ label: '', value: '', priceAdjustment: 0.1 }],
    condition: { field: 'naming', value: 'name' },
  }),
];

beforeAll(async () => {
  await seedShops(database.db);
  const row = { template: 'classic', category: 'Shirts', priceMinor: 1999 };
  const odd = ['constructor', 'toString', '__proto__'].map((id) => field({ id, type: 'text' }));
  await database.db.insert(tables.products).values([
    { ...row, id: TEE, slug: 'tee', name: 'Tee', brand: 'B', tags: 't', variantFields: FIELDS },
    { ...row, id: BARE, slug: 'bare', name: 'Bare', variantFields: [] },
    { ...row, id: ODD, slug: 'odd', name: 'Odd', variantFields: odd },
  ]);
});

type Request = z.input<typeof cartSchemas.priceCart.request>;
const claim = (id: string, quantity = 1, values?: Record<string, string>) => ({
  product: { id },
  quantity,
  ...(values && {
    variants: Object.fromEntries(
      Object.entries(values).map(([label, value]) => [
        label,
        { label: 'Claimed', value, priceAdjustment: -1000 },
      ]),
    ),
  }),
});
async function price(request: Request, host?: string) {
  const answer = await post('/cart/price', request, host ? { host } : {});
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return cartSchemas.priceCart.response.parse(body);
}
const idOf = async (slug: string) => {
  const { products } = tables;
  const [row] = await database.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug)));
  return row?.id ?? '';
};

describe('POST /cart/price', () => {
  test('answers every line as the shop sells it today, with the sums and their lines [S7.42] [S7.916]', async () => {
    const { lines, ...sums } = await price({ lines: [claim(TEE, 2, { Size: '3XL' })] });
    expect(lines).toEqual([
      {
        product: expect.objectContaining({ id: TEE, slug: 'tee', name: 'Tee', price: 19.99 }),
        quantity: 2,
        variants: { Size: { label: 'Very large', value: '3XL', priceAdjustment: 4.05 } },
        choice: 'size=very-large',
      },
    ]);
    expect(sums).toEqual({
      coupon: null,
      couponMessage: '',
      shownCoupon: '',
      totals: [
        { kind: 'goods', amount: 48.08, currency: 'usd' },
        { kind: 'shipping', amount: 6.5, currency: 'usd' },
      ],
      subtotal: 48.08,
      discount: 0,
      shipping: 6.5,
      protection: 0,
      total: 54.58,
    });
  });

  test('keeps of a product what a cart keeps', async () => {
    const { lines } = await price({ lines: [claim(TEE)] });
    expect(lines[0]?.product).toMatchObject({ description: '', brand: '', tag: '', template: '' });
    expect(lines[0]?.product).not.toHaveProperty('variants');
    expect(lines[0]).not.toHaveProperty('variants');
  });

  test('answers null for what the shop does not sell, in the place it was asked [S7.43]', async () => {
    const ids = [await idOf('draft'), await idOf('jersey-1'), PRIVATE_B, crypto.randomUUID()];
    const strange = ['', 'tee', '__proto__', 'constructor', 'toString', `${TEE}x`, "'; drop --"];
    const lines = [claim(TEE), ...[...ids, ...strange].map((id) => claim(id)), claim(BARE)];
    const priced = await price({ lines });
    expect(priced.lines.map((line) => line?.product.id ?? null)).toEqual([
      TEE,
      ...[...ids, ...strange].map(() => null),
      BARE,
    ]);
    expect(priced.subtotal).toBe(39.98);
  });

  test('keeps a sold out product, which says so', async () => {
    const { lines } = await price({ lines: [claim(PRIVATE_A)] });
    expect(lines[0]?.product).toMatchObject({ id: PRIVATE_A, isSoldOut: true, price: 49.99 });
  });

  test('drops choices that are not offered, and those whose condition is not met [S7.44]', async () => {
    const chosenOf = async (values: Record<string, string>) =>
      (await price({ lines: [claim(TEE, 1, values)] })).lines[0]?.variants;
    expect(await chosenOf({ Size: '4XL', Colour: 'Navy', toString: 'x' })).toBeUndefined();
    expect(await chosenOf({ Size: 'M', 'Your text': 'Maya' })).toEqual({
      Size: { label: 'Medium', value: 'M', priceAdjustment: 0 },
    });
    expect(await chosenOf({ Naming: 'name', 'Your text': ` ${'🧵'.repeat(60)} ` })).toEqual({
      Naming: { label: 'Embroidered', value: 'name', priceAdjustment: 8 },
      'Your text': {
        label: '🧵'.repeat(40),
        value: '🧵'.repeat(40),
        priceAdjustment: 0.1,
      },
    });
  });

  test('knows a picture by the address that browsers know it by', async () => {
    const value = '/api/backend/media/linen.webp';
    const { lines } = await price({ lines: [claim(TEE, 1, { Wrapping: value })] });
    expect(lines[0]?.variants).toEqual({ Wrapping: { label: 'Linen', value, priceAdjustment: 3 } });
  });

  test('takes choices of the category, else those of ‘default’, where a product has none', async () => {
    const value = '/api/backend/media/option-5.webp';
    const values = { cut: value, size: value };
    const ids = await Promise.all(['hoodies-1', 'shirts-1'].map(idOf));
    const { lines } = await price({ lines: [...ids, BARE].map((id) => claim(id, 1, values)) });
    expect(lines.map((line) => Object.keys(line?.variants ?? {}))).toEqual([['cut'], ['size'], []]);
  });

  test('caps quantities, and sends free from where the shop says', async () => {
    const settings = { showCategory: true, freeShippingFrom: 100 };
    await database.db.update(tables.shops).set({ settings }).where(eq(tables.shops.id, SHOP_A));
    const priced = await price({ lines: [claim(BARE, 1_000_000)] });
    expect(priced.lines[0]?.quantity).toBe(MAX_QUANTITY);
    expect(priced).toMatchObject({ subtotal: 19970.01, shipping: 0, total: 19970.01 });
    expect(await price({ lines: [claim(BARE, 5)] })).toMatchObject({ shipping: 6.5 });
    expect(await price({ lines: [] })).toMatchObject({ lines: [], shipping: 0, total: 0 });
  });

  test('never believes what a client says of a product or of an adjustment [S7.45]', async () => {
    const product = { id: TEE, price: 0.01, name: 'Mine', isSoldOut: false, variants: [] };
    const { lines } = await price({
      lines: [{ ...claim(TEE, 1, { Size: '3XL' }), product }],
    });
    expect(lines[0]?.product).toMatchObject({ price: 19.99, name: 'Tee' });
    expect(lines[0]?.variants?.Size?.priceAdjustment).toBe(4.05);
  });

  test('follows every change of the shop and its choices at once', async () => {
    const { db } = database;
    const size = { Size: '3XL' };
    const isA = eq(tables.shops.id, SHOP_A);
    const isTee = eq(tables.products.id, TEE);
    const [dearer] = FIELDS.slice(0, 1).map((one) => ({
      ...one,
      options: one.options.map((option) => ({ ...option, priceAdjustment: 5 })),
    }));
    expect(await price({ lines: [claim(TEE, 1, size)] })).toMatchObject({ total: 30.54 });
    await db.update(tables.shops).set({ shippingCostMinor: 700 }).where(isA);
    expect(await price({ lines: [claim(TEE, 1, size)] })).toMatchObject({ total: 31.04 });
    await db
      .update(tables.products)
      .set({ variantFields: dearer ? [dearer] : [] })
      .where(isTee);
    expect(await price({ lines: [claim(TEE, 1, size)] })).toMatchObject({ total: 31.99 });
    await db.update(tables.products).set({ variantFields: FIELDS }).where(isTee);
    await db.update(tables.shops).set({ shippingCostMinor: 650 }).where(isA);
  });

  test('asks the database the same few times however many lines there are, and less of what it knows', async () => {
    const counted = async (count: number) => {
      const lines = Array.from({ length: count }, () => claim(TEE));
      return (await database.queriesOf(() => price({ lines }))).sent.length;
    };
    const isTee = eq(tables.products.id, TEE);
    const changed = () =>
      database.db.update(tables.products).set({ updatedAt: new Date() }).where(isTee);
    for (const lines of [1, MAX_CART_LINES]) {
      await changed();
      // Whatever else a change makes be asked anew.
      await price({ lines: [] });
      expect([await counted(lines), await counted(lines)]).toEqual([3, 2]);
    }
  });
});

describe('bad input', () => {
  const wrong: [string, unknown, number][] = [
    ['no lines', {}, 400],
    ['101 lines', { lines: Array.from({ length: 101 }, () => claim(TEE)) }, 400],
    ['no id', { lines: [{ product: {}, quantity: 1 }] }, 400],
    ['a long id', { lines: [claim('x'.repeat(201))] }, 400],
    ['a quantity of 0', { lines: [claim(TEE, 0)] }, 400],
    ['a negative quantity', { lines: [claim(TEE, -3)] }, 400],
    ['half a piece', { lines: [claim(TEE, 1.5)] }, 400],
    ['a huge quantity', { lines: [claim(TEE, 1e300)] }, 400],
    ['no number', { lines: [claim(TEE, Number.NaN)] }, 400],
    ['a value that is no text', { lines: [{ ...claim(TEE), variants: { Size: 1 } }] }, 400],
    ['a list of variants', { lines: [{ ...claim(TEE), variants: [] }] }, 400],
    ['an empty coupon', { lines: [], coupon: ' ' }, 400],
    ['a long coupon', { lines: [], coupon: 'x'.repeat(65) }, 400],
    ['a NUL', `{"lines":[{"product":{"id":"a\\u0000"},"quantity":1}]}`, 400],
    ['over 1 MB', { lines: [], domain: 'x'.repeat(1_100_000) }, 413],
    ['another shop', { lines: [], domain: 'nobody.example' }, 404],
  ];
  test.each(wrong)('%s is refused', async (_name, body, status) => {
    const answer = await post('/cart/price', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, message: expect.stringMatching(/./) });
  });

  test('names that every object has are labels like any other', async () => {
    const variants = `{"__proto__":{"label":"","value":"a"},"constructor":{"label":"","value":"b"},
      "toString":{"label":"","value":"c"},"hasOwnProperty":{"label":"","value":"d"}}`;
    const line = (id: string) => `{"product":{"id":"${id}"},"quantity":1,"variants":${variants}}`;
    const answer = await post('/cart/price', `{"lines":[${line(TEE)},${line(ODD)}]}`);
    const { lines } = cartSchemas.priceCart.response.parse(await answer.json());
    expect(lines[0]).not.toHaveProperty('variants');
    expect(Object.keys(lines[1]?.variants ?? {})).toEqual(['constructor', 'toString']);
    expect(await price({ lines: [claim(ODD)] })).toMatchObject({ subtotal: 19.99 });
  });

  test('nothing of all this was an unexpected error', () => {
    expect(logged).toEqual([]);
  });
});
