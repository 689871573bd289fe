import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { cartSchemas } from '@/core/calls/cart.schema';
import type { Product } from '@/core/model/product';
import { randomNumbers } from '../../support/random-numbers';
import { refusalOf, withCheckoutShop } from './checkout-shop';
import { buy, chosen, optionsOf, rowsOf } from './imported-rows';

const shop = withCheckoutShop();
const { begin, begun, confirmed, stripe } = shop;
const { importRows, variantRows } = rowsOf(shop);

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

test('a row that vanished is asked for again and again, and never becomes what is left of its product [S9.216] [S4.933]', async () => {
  const { id } = await importRows('left-tee', ['Size'], [{ values: ['M'], price: 20, stock: 5 }]);
  const vanished = '00000000-0000-4000-8000-0000000000ff';
  let line: unknown = { product: { id }, quantity: 1, variantId: vanished };
  for (let time = 0; time < 2; time += 1) {
    const answer = await (await shop.post('/cart/price', { lines: [line] })).json();
    [line] = cartSchemas.priceCart.response.parse(answer).lines;
    expect(line).toMatchObject({ variantId: vanished, stock: { isGone: true } });
  }
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
  // The same options in another order and case are the same rows.
  const [size, color] = ['Size', 'Color'];
  await importRows('turned-tee', [size, color], [{ values: ['S', 'Navy'], price: 20, stock: 1 }]);
  const [held] = await variantRows('turned-tee');
  await importRows(
    'turned-tee',
    [color, size],
    [
      { values: ['Navy', 's'], price: 20, stock: 1 },
      { values: ['Sage', 's'], price: 20, stock: 1 },
    ],
  );
  expect((await variantRows('turned-tee'))[0]).toMatchObject({
    id: held?.id,
    options: [
      { name: 'Color', value: 'Navy' },
      { name: 'Size', value: 's' },
    ],
  });
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
