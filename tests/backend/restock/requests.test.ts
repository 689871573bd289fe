import { expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { cameTo } from '../../support/came-to';
import { PRIVATE_B, SHOP_A, SHOP_B } from '../api/seed';
import { refusalOf } from '../checkout/checkout-shop';
import { MEDIUM, SMALL, TEE, withRestockShop } from './restock-shop';

const shop = withRestockShop();
const { ask, addOpen, requests, setStock, setProduct, turn } = shop;

const manyOf = (count: number) => Array.from({ length: count }, (_, at) => `nr-${at}@x.example`);

test('a request is kept once, and answered alike however often it is made [S7.960]', async () => {
  for (const email of ['ada@x.example', ' Ada@X.example ', 'ada@x.example']) {
    const answer = await ask(email);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 0, message: '' });
  }
  await ask('ada@x.example', SMALL, { host: 'other.example' });
  const preserved = { variantId: SMALL, email: 'ada@x.example', notifiedAt: null };
  expect(await requests()).toMatchObject([
    { ...preserved, shopId: SHOP_A },
    { ...preserved, shopId: SHOP_B },
  ]);
});

test('many who ask at once for the same are one request [S7.960]', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask('ada@x.example')));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await requests()).toHaveLength(1);
});

test('whoever was written to may ask again [S7.960]', async () => {
  await ask('ada@x.example');
  await setStock(1);
  expect(await turn()).toBe(1);
  await setStock(0);
  expect((await ask('ada@x.example')).status).toBe(200);
  expect((await requests()).map(({ notifiedAt }) => notifiedAt === null)).toEqual([false, true]);
});

test('what is to be had needs no e-mail, and the answer says so [S7.961]', async () => {
  expect(await refusalOf(await ask('ada@x.example', MEDIUM))).toMatchObject({
    ...{ code: 409, message: 'It is available again. Reload the page to order it.' },
  });
  await setStock(null);
  expect((await ask('ada@x.example')).status).toBe(409);
  expect(await requests()).toEqual([]);
});

test('pieces that are all held for checkouts are said to be, and nothing is kept [S7.961]', async () => {
  const { db } = shop.database;
  const order = { shopId: SHOP_B, number: 'B-1', email: 'b@x.example' };
  const [held] = await db
    .insert(tables.orders)
    .values({ ...order, ...cameTo({ goods: 1 }) })
    .returning();
  await db.insert(tables.stockHolds).values({
    ...{ shopId: SHOP_B, orderId: held?.id ?? '', variantId: MEDIUM, quantity: 3 },
    expiresAt: new Date(Date.now() + 60_000),
  });
  const { code, message } = await refusalOf(await ask('ada@x.example', MEDIUM));
  expect([code, message]).toEqual([409, expect.stringContaining('in other shoppers’ checkouts')]);
  expect(await requests()).toEqual([]);
});

test('only rows that the shop sells are waited for [S7.961]', async () => {
  const { db } = shop.database;
  const [foreign] = await db
    .insert(tables.productVariants)
    .values({ productId: PRIVATE_B, position: 0, priceMinor: 1, stock: 0 })
    .returning();
  const unknown = ['', 'nothing', TEE, foreign?.id ?? '', "1';drop table restock_requests;--"];
  for (const variantId of unknown) {
    const refused = await refusalOf(await ask('ada@x.example', variantId));
    expect(refused).toMatchObject({ code: 404, path: 'variantId' });
  }
  await setProduct({ isPublished: false });
  expect((await ask('ada@x.example')).status).toBe(404);
  expect(await requests()).toEqual([]);
});

test('an address that is none is refused, and named as what is wrong [S7.961]', async () => {
  const wrong = ['', 'ada', 'ada@example', 'a b@x.example', 'a@x.example\nBcc: b@x.example'];
  for (const email of [...wrong, 'a\0@x.example', `${'x'.repeat(320)}@x.example`]) {
    expect(await refusalOf(await ask(email))).toMatchObject({ code: 400, path: 'email' });
  }
  expect(await requests()).toEqual([]);
});

test('an address waits for 20 items of a shop at most [S9.960]', async () => {
  const { db } = shop.database;
  const rows = await db
    .insert(tables.productVariants)
    .values(
      Array.from({ length: 20 }, (_, at) => ({
        ...{ productId: TEE, position: at + 2, priceMinor: 1, stock: 0 },
      })),
    )
    .returning();
  for (const { id } of rows.slice(1)) await addOpen(['ada@x.example'], id);
  const last = rows[0]?.id;
  // However many are asked for at once, no more than one more is kept.
  const answers = await Promise.all([ask('ada@x.example', last), ask('ada@x.example', SMALL)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await requests()).toHaveLength(20);
  const { message } = await refusalOf(
    await ask('ada@x.example', answers[0]?.status === 200 ? SMALL : last),
  );
  expect(message).toContain('already waiting for 20 items');
  // What is noted already is answered as ever, and so are others.
  expect((await ask('ada@x.example', rows[1]?.id)).status).toBe(200);
  expect((await ask('bob@x.example')).status).toBe(200);
  expect((await ask('ada@x.example', SMALL, { host: 'other.example' })).status).toBe(200);
});

test('5,000 wait for a row of a shop at most [S9.960]', async () => {
  await addOpen(manyOf(5_000));
  const refused = await refusalOf(await ask('ada@x.example'));
  expect(refused).toMatchObject({ code: 409, message: expect.stringContaining('Too many people') });
  expect((await ask('nr-7@x.example')).status).toBe(200);
  expect((await ask('ada@x.example', SMALL, { host: 'other.example' })).status).toBe(200);
  expect(await requests()).toHaveLength(5_001);
});

test('a client asks 20 times in ten minutes, and is told when to try again [S9.960]', async () => {
  const from = { address: '203.0.113.7' };
  const answers: Response[] = [];
  for (const email of manyOf(21)) answers.push(await ask(email, SMALL, from));
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('ada@x.example', SMALL, { address: '203.0.113.8' })).status).toBe(200);
});

test('nobody’s address gets into a log or an event [S9.962]', async () => {
  await ask('ada@x.example');
  await ask('ada@x.example', MEDIUM);
  const { database, testApp } = shop;
  await database.pool.query('ALTER TABLE mails ADD CONSTRAINT refused CHECK (false)');
  await setStock(2);
  expect(await turn()).toBe(0);
  await database.pool.query('ALTER TABLE mails DROP CONSTRAINT refused');
  expect(testApp.logged.join()).toContain('tried again');
  expect(testApp.logged.join()).not.toContain('ada@');
  const events = await database.db.select().from(tables.domainEvents);
  expect(JSON.stringify(events)).not.toContain('ada@');
  expect(await turn()).toBe(1);
});
