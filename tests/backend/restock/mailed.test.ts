import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { mailRestocked } from '@/backend/domain/restock/mail-restocked';
import { findTarget } from '@/backend/import/write-products';
import { runJobs } from '@/backend/upkeep';
import { cameTo } from '../../support/came-to';
import { SHOP_A, SHOP_B } from '../api/seed';
import { importCsv } from '../import/import-fixture';
import { MEDIUM, SMALL, withRestockShop } from './restock-shop';

const shop = withRestockShop();
const { ask, addOpen, requests, setStock, setProduct, turn, mails } = shop;

const recipients = async () => (await mails()).map(({ recipient }) => recipient);
const manyOf = (count: number) => Array.from({ length: count }, (_, at) => `nr-${at}@x.example`);
const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

test('one e-mail tells of a row that is back: picture, name, options, price, product [S7.963] [S9.962]', async () => {
  await ask('ada@x.example');
  expect(await turn()).toBe(0);
  await setStock(2);
  expect(await turn()).toBe(1);
  const [request] = await requests();
  const [mail] = await mails();
  expect(mail).toMatchObject({
    ...{ shopId: SHOP_A, recipient: 'ada@x.example', subject: 'Back in stock: Linen Tee' },
    occasion: `back-in-stock ${request?.id}`,
  });
  expect(request?.notifiedAt).toBeInstanceOf(Date);
  expect(mail?.plain).toMatch(/^Linen Tee +\$24\.50\n {2}Size: S\n {2}Color: Sage$/m);
  expect(mail?.plain).toContain('http://localhost:3000/product/linen-tee');
  expect(mail?.html).toContain('src="http://localhost:3000/api/backend/media/tee-sage.webp?w=240"');
  const { unsubscribe = '' } = mail ?? {};
  expect(unsubscribe).toMatch(/^http:\/\/localhost:3000\/restock\?access=[\w.-]+$/);
  expect(mail?.plain).toContain(`Stop these e-mails:\n${unsubscribe}`);
  expect(mail?.html).toContain(`href="${unsubscribe}"`);
  expect(unsubscribe).not.toContain('ada');
});

test('its link leads to the row, whatever else reads like it in an address [S4.944] [S7.963]', async () => {
  const { db } = shop.database;
  const named = (value: string) => [{ name: 'Size', value }];
  const { productVariants } = tables;
  await db
    .update(productVariants)
    .set({ options: named('M') })
    .where(eq(productVariants.id, MEDIUM));
  await db
    .update(productVariants)
    .set({ options: named('M+'), position: 2 })
    .where(eq(productVariants.id, SMALL));
  await ask('ada@x.example');
  await setStock(2);
  await turn();
  expect((await mails())[0]?.plain).toContain('/product/linen-tee?size=m-2');
});

test('it is written once, however often stock comes and goes [S4.961]', async () => {
  await ask('ada@x.example');
  for (const stock of [3, 0, 5]) {
    await setStock(stock);
    await turn();
  }
  expect(await recipients()).toEqual(['ada@x.example']);
});

test('it is written whichever way stock returns: movement, a hand, no more count [S4.961]', async () => {
  const { db } = shop.database;
  const movement = { variantId: SMALL, amount: 1, reason: 'return' as const, actor: 'MF-1' };
  const ways = [
    () => db.insert(tables.stockMovements).values(movement),
    () => setStock(1),
    () => setStock(null),
  ];
  for (const [at, comesBack] of ways.entries()) {
    await setStock(0);
    await ask(`way-${at}@x.example`);
    expect(await turn()).toBe(0);
    await comesBack();
    expect(await turn()).toBe(1);
  }
});

test('it is written when an import brings stock back, which keeps the row [S4.961]', async () => {
  const target = await findTarget(shop.database.pool, 'localhost');
  const file = (stock: number) =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Status',
      `scarf,Scarf,Size,One,SC-1,20,shopify,${stock},deny,active`,
    ].join('\n');
  await importCsv(shop.database, target, { text: file(0) });
  const { db } = shop.database;
  const { productVariants } = tables;
  const [row] = await db.select().from(productVariants).where(eq(productVariants.sku, 'SC-1'));
  expect((await ask('ada@x.example', row?.id)).status).toBe(200);
  expect(await turn()).toBe(0);
  await importCsv(shop.database, target, { text: file(4) });
  expect(await turn()).toBe(1);
});

test('a hold that ends is no return of stock, nor are pieces of another row [S4.961]', async () => {
  const { db } = shop.database;
  await ask('ada@x.example');
  const [order] = await db
    .insert(tables.orders)
    .values({
      shopId: SHOP_A,
      number: 'H-1',
      email: 'h@x.example',
      ...cameTo({ goods: 1 }),
    })
    .returning();
  const hold = { shopId: SHOP_A, orderId: order?.id ?? '', variantId: SMALL, quantity: 1 };
  await db.insert(tables.stockHolds).values({ ...hold, expiresAt: new Date(0) });
  await setStock(9, MEDIUM);
  expect(await turn()).toBe(0);
});

test('a crowd is written to in turns of 200, those first who have waited longest [S4.961]', async () => {
  const first = manyOf(40);
  await addOpen(first);
  await addOpen(manyOf(230).map((email) => `later-${email}`));
  await setStock(1);
  expect(await turn()).toBe(200);
  expect(await recipients()).toEqual(expect.arrayContaining(first));
  expect(await turn()).toBe(70);
});

test('several processes write each e-mail once [S4.961]', async () => {
  const emails = manyOf(270);
  await addOpen(emails);
  await addOpen(['ada@x.example'], SMALL, SHOP_B);
  await setStock(1);
  const { services } = shop.testApp;
  const first = await Promise.all([1, 2, 3].map(() => mailRestocked(services)));
  const rest = [await turn(), await turn()];
  expect(sumOf([...first, ...rest])).toBe(271);
  expect((await recipients()).sort()).toEqual([...emails, 'ada@x.example'].sort());
  expect(await turn()).toBe(0);
});

test('an e-mail is there if its request is answered, or neither [S4.961]', async () => {
  await ask('ada@x.example');
  await setStock(1);
  const { pool } = shop.database;
  await pool.query(
    'ALTER TABLE restock_requests ADD CONSTRAINT refused CHECK (notified_at IS NULL)',
  );
  expect(await turn()).toBe(0);
  expect(await mails()).toEqual([]);
  await pool.query('ALTER TABLE restock_requests DROP CONSTRAINT refused');
  expect(await turn()).toBe(1);
});

test('what fails for one row keeps no other waiting [S4.961]', async () => {
  await ask('ada@x.example');
  const { db, pool } = shop.database;
  await setStock(0, MEDIUM);
  await ask('bob@x.example', MEDIUM);
  await setStock(1);
  await setStock(1, MEDIUM);
  await pool.query(`ALTER TABLE mails ADD CONSTRAINT refused CHECK (recipient <> 'ada@x.example')`);
  expect(await turn()).toBe(1);
  await pool.query('ALTER TABLE mails DROP CONSTRAINT refused');
  expect(await recipients()).toEqual(['bob@x.example']);
  expect(await db.$count(tables.restockRequests)).toBe(2);
});

test('what is withdrawn, or marked as sold out, waits until it is shown again [S4.962]', async () => {
  await ask('ada@x.example');
  await setStock(5);
  for (const hidden of [
    { isPublished: false },
    { isSoldOut: true },
    { shopId: SHOP_B },
    { template: 'jersey' },
  ]) {
    await setProduct(hidden);
    expect(await turn()).toBe(0);
    await setProduct({ isPublished: true, isSoldOut: false, shopId: null, template: 'classic' });
  }
  expect(await turn()).toBe(1);
});

test('a turn of upkeep writes it [S4.961]', async () => {
  await ask('ada@x.example');
  await setStock(1);
  await runJobs(shop.testApp.services);
  expect(await recipients()).toEqual(['ada@x.example']);
});
