import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { findTarget } from '@/backend/import/find-target';
import { runJobs } from '@/backend/upkeep';
import type { Product } from '@/core/model/product';
import { productSchema } from '@/core/model/product.schema';
import { randomNumbers } from '../../support/random-numbers';
import { importCsv } from '../import/import-fixture';
import { refusalOf, SHIPPING, withCheckoutShop } from './checkout-shop';

const shop = withCheckoutShop();
const { begin, begun, confirmed, stripe } = shop;

const HEAD = [
  ...['Handle', 'Title', 'Type', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'],
  ...['Option3 Name', 'Option3 Value', 'Variant SKU', 'Variant Price', 'Variant Compare At Price'],
  ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Status'],
];

interface FileRow {
  values: string[];
  price: number;
  was?: number;
  stock?: number;
  sku?: string;
}

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

/** A Shopify export of one product with these rows. */
function fileOf(handle: string, names: readonly string[], rows: readonly FileRow[]): string {
  const lines = rows.map(({ values, price, was = 0, stock, sku = '' }, index) => {
    const options = [0, 1, 2].flatMap((at) => [
      index === 0 ? (names[at] ?? '') : '',
      values[at] ?? '',
    ]);
    return [
      ...[handle, index === 0 ? handle : '', 'Shirts', ...options, sku, price, was || ''],
      ...[stock === undefined ? '' : 'shopify', stock ?? '', 'deny', 'active'],
    ]
      .map(cell)
      .join(',');
  });
  return [HEAD.join(','), ...lines].join('\n');
}

async function importRows(...file: Parameters<typeof fileOf>): Promise<Product> {
  const target = await findTarget(shop.database.pool, 'localhost');
  await importCsv(shop.database, target, { text: fileOf(...file) });
  return productOf(file[0]);
}

async function productOf(slug: string): Promise<Product> {
  const answer = await shop.testApp.get(`/product?id=${slug}`);
  return productSchema.parse(await answer.json());
}

async function variantRows(slug: string) {
  const { db } = shop.database;
  const [product] = await db.select().from(tables.products).where(eq(tables.products.slug, slug));
  return db
    .select()
    .from(tables.productVariants)
    .where(eq(tables.productVariants.productId, product?.id ?? ''))
    .orderBy(tables.productVariants.position);
}

const chosen = (label: string, value = label) => ({ label, value, priceAdjustment: 0 });
const optionsOf = (names: readonly string[], values: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [name, chosen(values[at] ?? '')]));
const buy = (product: { id: string }, line: object, price: number, quantity = 1) => ({
  cartItems: [{ product: { id: product.id }, quantity, ...line }],
  amount: Math.round((price * quantity + SHIPPING) * 100) / 100,
});

test('every row of any table can be ordered at its price by its id or its options, and nothing else [S3.943]', async () => {
  const random = randomNumbers(20_261_128);
  const names = ['Size', 'Color', 'page'];
  const values = ['None', 'b, c', 'd / e', 'S'];
  for (let round = 0; round < 6; round += 1) {
    const used = names.slice(0, 1 + (round % 3));
    let table: string[][] = [[]];
    for (const _name of used) {
      const own = values.slice(0, 2 + random(3));
      table = table.flatMap((row) => own.map((value) => [...row, value]));
    }
    const isSold = table.map((_, at) => at === 0 || random(3) > 0);
    const rows = table.flatMap((row, at) =>
      isSold[at] ? [{ values: row, price: (2000 + random(500)) / 100, stock: 9 }] : [],
    );
    const slug = `table-${round}`;
    const product = await importRows(slug, used, rows);
    expect(product.rows).toHaveLength(rows.length);
    for (const [at, { values: wanted, price }] of rows.entries()) {
      const variantId = product.rows?.[at]?.id;
      const byId = await begun(buy(product, { variantId }, price));
      const byOptions = await begun(buy(product, { variants: optionsOf(used, wanted) }, price));
      expect([byId.amount, byOptions.amount]).toEqual([byId.amount, byId.amount]);
      const wrong = buy(product, { variantId }, price + 0.01);
      expect((await begin(wrong)).status).toBe(409);
    }
    for (const [at, wanted] of table.entries()) {
      if (isSold[at]) continue;
      const refused = await begin(buy(product, { variants: optionsOf(used, wanted) }, 20));
      expect(await refusalOf(refused)).toMatchObject({ code: 409, path: 'cartItems' });
    }
  }
});

describe('what names no row of its product', () => {
  let tee: Product;
  let other: Product;
  const names = ['Size', 'Color'];
  beforeAll(async () => {
    const rows = (price: number) =>
      [
        ['S', 'Navy'],
        ['M', 'Navy'],
        ['S', 'Sage'],
      ].map((values) => ({ values, price, stock: 5 }));
    tee = await importRows('hole-tee', names, rows(20));
    other = await importRows('other-tee', names, rows(21));
  });

  test('is asked for again: a row of another product, one that vanished, a hole [S9.216]', async () => {
    for (const line of [
      { variantId: other.rows?.[0]?.id },
      { variantId: '00000000-0000-4000-8000-0000000000ff' },
      { variants: optionsOf(names, ['M', 'Sage']) },
      {},
    ]) {
      expect(await refusalOf(await begin(buy(tee, line, 20)))).toMatchObject({
        code: 409,
        path: 'cartItems',
        message: expect.stringContaining('choose again'),
      });
    }
  });

  test('is found by options in another order and case, and as an older cart has it [S3.942]', async () => {
    const lines = [
      { variants: { color: chosen('SAGE'), SIZE: chosen('s') } },
      { variants: { 'Size / Color': chosen('S / Sage') } },
    ];
    for (const line of lines) {
      const answer = await shop.post('/cart/price', {
        lines: [{ product: { id: tee.id }, quantity: 1, ...line }],
      });
      expect(await answer.json()).toMatchObject({
        lines: [{ variantId: tee.rows?.[2]?.id, variants: { Size: { label: 'S' } } }],
      });
    }
  });

  test('stays in the cart, says so and keeps its words [S4.933]', async () => {
    const line = {
      product: { id: tee.id },
      quantity: 2,
      variants: optionsOf(names, ['M', 'Sage']),
    };
    const answer = await shop.post('/cart/price', { lines: [line] });
    expect(await answer.json()).toMatchObject({
      lines: [
        {
          quantity: 2,
          variants: { Size: { label: 'M' }, Color: { label: 'Sage' } },
          stock: { left: 0, isGone: true },
        },
      ],
      subtotal: 40,
    });
  });
});

test('an order line names its row, SKU and options, and the price of the row [S3.944]', async () => {
  const names = ['Size', 'Color'];
  const product = await importRows('lined-tee', names, [
    { values: ['S', 'Navy'], price: 20, sku: 'L-S-N' },
    { values: ['L', 'Gray'], price: 26.5, was: 30, sku: 'L-L-G', stock: 3 },
  ]);
  expect(product.rows).toMatchObject([
    { sku: 'L-S-N', price: 20, values: ['S', 'Navy'] },
    { sku: 'L-L-G', price: 26.5, compareAtPrice: 30, stock: 'few', values: ['L', 'Sport Grey'] },
  ]);
  const session = await begun(buy(product, { variantId: product.rows?.[1]?.id }, 26.5, 2));
  const { db } = shop.database;
  const [line] = await db
    .select({ line: tables.orderLines })
    .from(tables.orderLines)
    .innerJoin(tables.orders, eq(tables.orders.id, tables.orderLines.orderId))
    .where(eq(tables.orders.number, session.order_id));
  expect(line?.line).toMatchObject({
    variantId: product.rows?.[1]?.id,
    sku: 'L-L-G',
    options: [
      { name: 'Size', value: 'L' },
      { name: 'Color', value: 'Gray' },
    ],
    unitPriceMinor: 2650,
    quantity: 2,
  });
});

test('an import changes rows in place: by options, else by SKU; ids, holds and orders stay [S3.945]', async () => {
  const names = ['Size'];
  const row = (size: string, sku: string, stock = 5) => ({ values: [size], price: 20, sku, stock });
  await importRows('kept-tee', names, [row('S', 'K-S'), row('M', 'K-M'), row('L', 'K-L')]);
  const [small, medium, large] = await variantRows('kept-tee');
  await begun(buy({ id: small?.productId ?? '' }, { variantId: medium?.id }, 20, 4));
  // Another order, another name for one, another SKU for another, and one that is new.
  await importRows('kept-tee', names, [
    { ...row('Large', 'K-L'), price: 23 },
    row('XL', 'K-XL'),
    row('M', 'K-MEDIUM', 6),
    row('S', 'K-S'),
  ]);
  const now = await variantRows('kept-tee');
  expect(now.map(({ id }) => id)).toEqual([large?.id, expect.any(String), medium?.id, small?.id]);
  expect(now[0]).toMatchObject({ options: [{ name: 'Size', value: 'Large' }], priceMinor: 2300 });
  expect(now[2]).toMatchObject({ sku: 'K-MEDIUM', stock: 6 });
  const product = { id: small?.productId ?? '' };
  expect((await begin(buy(product, { variantId: medium?.id }, 20, 3))).status).toBe(409);
  expect((await begin(buy(product, { variantId: medium?.id }, 20, 2))).status).toBe(200);
  // What vanishes takes nothing along.
  await importRows('kept-tee', names, [row('M', 'K-MEDIUM', 6)]);
  expect((await variantRows('kept-tee')).map(({ id }) => id)).toEqual([medium?.id]);
});

test('the last piece with another text on it is no same order, and no address names a text [S7.306] [S4.942]', async () => {
  const { id } = await importRows('own-ring', ['Size'], [{ values: ['S'], price: 20, stock: 1 }]);
  const engraving = {
    id: 'engraving',
    label: 'Engraving',
    type: 'text' as const,
    options: [],
    required: false,
  };
  await shop.database.db
    .update(tables.products)
    .set({ variantFields: [engraving] })
    .where(eq(tables.products.id, id));
  const ring = (text: string) =>
    buy({ id }, { variants: { Size: chosen('S'), Engraving: chosen(text) } }, 20);
  const priced = await shop.post('/cart/price', { lines: ring('For Anna').cartItems });
  expect(await priced.json()).toMatchObject({ lines: [{ choice: 'size=s' }] });
  const checkout_key = randomUUID();
  const sold = await begun({ ...ring('For Anna'), checkout_key });
  stripe.pay(sold.session_id);
  expect(await confirmed(sold)).toMatchObject({ paid: true });
  const again = async (text: string) => refusalOf(await begin({ ...ring(text), checkout_key }));
  expect(await again('For Anna')).toMatchObject({ code: 409, paid: { is_same: true } });
  expect(await again('For Bob')).toMatchObject({ code: 409, paid: { is_same: false } });
});

describe('stock', () => {
  const names = ['Size'];
  const movementsOf = (id: string) =>
    shop.database.db
      .select()
      .from(tables.stockMovements)
      .where(eq(tables.stockMovements.variantId, id))
      .orderBy(tables.stockMovements.id);
  const setStock = (id: string, stock: number | null) =>
    shop.database.db
      .update(tables.productVariants)
      .set({ stock })
      .where(eq(tables.productVariants.id, id));

  test('is the sum of its movements, whoever changes which of the two [S9.940]', async () => {
    await importRows('moved-tee', names, [{ values: ['S'], price: 20, stock: 8 }]);
    const [row] = await variantRows('moved-tee');
    const { id = '', productId = '' } = row ?? {};
    const sold = await begun(buy({ id: productId }, { variantId: id }, 20, 3));
    stripe.pay(sold.session_id);
    expect(await confirmed(sold)).toMatchObject({ paid: true });
    await setStock(id, 20);
    await importRows('moved-tee', names, [{ values: ['S'], price: 20, stock: 4 }]);
    await shop.database.db
      .insert(tables.stockMovements)
      .values({ variantId: id, amount: 6, reason: 'correction', actor: 'count' });
    expect((await movementsOf(id)).map(({ amount, reason }) => [amount, reason])).toEqual([
      [8, 'import'],
      [-3, 'order'],
      [15, 'correction'],
      [-16, 'import'],
      [6, 'correction'],
    ]);
    expect((await movementsOf(id))[1]).toMatchObject({ actor: sold.order_id, place: 'main' });
    expect((await variantRows('moved-tee'))[0]?.stock).toBe(10);
    // Not counted for a while, then counted anew.
    await setStock(id, null);
    await setStock(id, 7);
    const amounts = (await movementsOf(id)).map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(7);
  });

  test('keeps its history: what has come and gone is not changed [S9.941]', async () => {
    const { db } = shop.database;
    const moved = sql`SELECT id FROM stock_movements ORDER BY id LIMIT 1`;
    await expect(
      db.execute(sql`UPDATE stock_movements SET amount = 1000 WHERE id = (${moved})`),
    ).rejects.toThrow();
    await expect(
      db.execute(sql`DELETE FROM stock_movements WHERE id = (${moved})`),
    ).rejects.toThrow();
    const gone = await importRows('gone-tee', names, [{ values: ['S'], price: 20, stock: 2 }]);
    await db.delete(tables.products).where(eq(tables.products.id, gone.id));
    const ids = (gone.rows ?? []).map(({ id }) => id);
    const left = await db
      .select()
      .from(tables.stockMovements)
      .where(inArray(tables.stockMovements.variantId, ids));
    expect(left).toEqual([]);
  });

  test('voids kept answers where what is told of it changes, and only there [S9.942]', async () => {
    await importRows('told-tee', names, [
      { values: ['S'], price: 20, stock: 7 },
      { values: ['M'], price: 20, stock: 40 },
    ]);
    const [small] = await variantRows('told-tee');
    const { id = '' } = small ?? {};
    const { db } = shop.database;
    const revision = async () =>
      (await shop.testApp.get('/api/domain/info?domain=localhost')).headers.get('etag');
    const told = async () => (await productOf('told-tee')).rows?.map(({ stock }) => stock);
    const move = (amount: number) =>
      db
        .insert(tables.stockMovements)
        .values({ variantId: id, amount, reason: 'order', actor: 'x' });

    const before = await revision();
    await move(-1);
    expect(await revision()).toBe(before);
    expect(await told()).toEqual([undefined, undefined]);
    await move(-2);
    const few = await revision();
    expect(few).not.toBe(before);
    expect(await told()).toEqual(['few', undefined]);
    await move(-1);
    expect(await revision()).toBe(few);
    await move(-3);
    const none = await revision();
    expect(none).not.toBe(few);
    expect(await told()).toEqual(['sold-out', undefined]);
    expect(await productOf('told-tee')).toMatchObject({ variants: [{ defaultValue: 'M' }] });
    // Counting the changes changes nothing that is kept.
    await runJobs(shop.services);
    expect(await db.select().from(tables.availabilityChanges)).toEqual([]);
    expect(await revision()).toBe(none);
  });

  test('is the same at once on the product page, in the cart and at the checkout [S4.938]', async () => {
    await importRows('agreed-tee', names, [{ values: ['S'], price: 20, stock: 9 }]);
    const [row] = await variantRows('agreed-tee');
    const { id = '', productId = '' } = row ?? {};
    const line = { product: { id: productId }, quantity: 8, variantId: id };
    const answered = async (path: string, asked: object) =>
      (await shop.post(path, asked)).json() as Promise<object>;
    for (const [left, stock] of [
      [7, undefined],
      [2, 'few'],
      [0, 'sold-out'],
    ] as const) {
      await setStock(id, left);
      const [told, priced, product, refused] = await Promise.all([
        answered('/stock', { product: productId }),
        answered('/cart/price', { lines: [line] }),
        productOf('agreed-tee'),
        begin(buy({ id: productId }, { variantId: id }, 20, 8)).then(refusalOf),
      ]);
      expect(told).toMatchObject({ rows: [{ id, left }] });
      expect(priced).toMatchObject({ lines: [{ stock: { left } }] });
      expect(product.rows?.[0]?.stock).toBe(stock);
      expect(refused).toMatchObject({ code: 409, path: 'cartItems' });
      expect(refused.message).toContain('(S)');
    }
  });

  test('waits for no import of the catalogue, nor an import for it [S9.943]', async () => {
    await importRows('busy-tee', names, [{ values: ['S'], price: 20, stock: 1 }]);
    const [row] = await variantRows('busy-tee');
    const client = await shop.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query("UPDATE templates SET revision = revision + 1 WHERE name = 'classic'");
      const last = await begun(buy({ id: row?.productId ?? '' }, { variantId: row?.id }, 20));
      stripe.pay(last.session_id);
      expect(await confirmed(last)).toMatchObject({ paid: true });
      expect((await productOf('busy-tee')).isSoldOut).toBe(true);
      await runJobs(shop.services);
      expect(await shop.database.db.select().from(tables.availabilityChanges)).not.toEqual([]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
