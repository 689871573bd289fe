import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { cameTo } from '../../support/came-to';
import { SHOP_A, SHOP_B } from '../api/seed';
import { COUNTED } from '../checkout/checkout-shop';
import { makeFolderOfRun } from '../test-server';
import { withOperations } from './operations-shop';

const office = withOperations();
const { received, refused, sendAs } = office;
const { database } = office.shop;

const EMAIL = 'ada.privacy@mail.example';
const SECRET_WORDS = [
  'ada.privacy@mail.example',
  'Ada Privacy',
  'Mill Lane',
  '555 0100',
  'Engraved',
];
const DAY_MS = 86_400_000;
const NOTHING = { orders: 0, cases: 0, photos: 0, messages: 0, restock: 0, mails: 0 };
let orderId = '';
let photoKey = '';
let outbox = '';

beforeAll(async () => {
  const dataDir = await makeFolderOfRun();
  Object.assign(office.shop.services.config, { dataDir });
  outbox = join(dataDir, 'outbox');
  await mkdir(outbox);
});

const personal = {
  email: EMAIL,
  name: 'Ada Privacy',
  phone: '+1 555 0100',
  company: 'Ada Privacy Ltd.',
  deliveryNote: 'Ring at Mill Lane',
  params: { utm_term: 'Ada Privacy' },
  trackingNumber: 'JD-Ada Privacy',
  trackingUrl: 'https://dhl.example/Ada Privacy',
  session: { url: 'https://pay.example/Ada Privacy', clientSecret: 'x' },
  address: {
    ...{ line1: '1 Mill Lane', line2: '', city: 'Portland', region: 'ME' },
    ...{ postalCode: '04101', country: 'US' },
  },
};

/** Everything that a shop may have of a shopper. */
async function addShopper(
  shopId: string,
  changes: Partial<typeof tables.orders.$inferInsert> = {},
) {
  const { db } = database;
  const [order] = await db
    .insert(tables.orders)
    .values({
      ...{
        shopId,
        number: `P-${randomUUID().slice(0, 8)}`,
        ...personal,
        ...cameTo({ goods: 2_500 }),
      },
      ...{ state: 'delivered', paidMinor: 2_500, ...changes },
    })
    .returning();
  const id = order?.id ?? '';
  const choice = { label: 'Engraved', value: 'Engraved for Ada Privacy', priceAdjustment: 0 };
  await db.insert(tables.orderLines).values({
    ...{ shopId, orderId: id, position: 0, name: 'Tee', quantity: 1, unitPriceMinor: 2_500 },
    ...{ options: [{ name: 'Size', value: 'M' }], variants: { Engraving: choice } },
  });
  const dispute = { shopId, orderId: id, number: `C-${randomUUID().slice(0, 8)}`, email: EMAIL };
  const [filed] = await db
    .insert(tables.cases)
    .values({ ...dispute, name: 'Ada Privacy', subject: 'Torn', type: 'refund', status: 'closed' })
    .returning();
  const [message] = await db
    .insert(tables.caseMessages)
    .values({
      ...{ shopId, caseId: filed?.id ?? '', senderType: 'shopper', senderName: 'Ada Privacy' },
      message: 'It came torn to Mill Lane',
    })
    .returning();
  const key = `upload-${randomUUID()}.webp`;
  const picture = { contentType: 'image/webp', bytes: 1, width: 1, height: 1, sha256: '' };
  await office.shop.services.media.saveOriginal({
    ...{ key, shopId, data: Buffer.from('photo'), ...picture, placeholder: '' },
  });
  const [upload] = await db
    .insert(tables.uploads)
    .values({ shopId, mediaKey: key, claimedAt: new Date() })
    .returning();
  await db
    .insert(tables.caseAttachments)
    .values({ shopId, uploadId: upload?.id ?? '', messageId: message?.id ?? '' });
  await db.insert(tables.contactMessages).values({
    ...{ shopId, name: 'Ada Privacy', email: 'Ada.Privacy@Mail.example', message: 'Call 555 0100' },
  });
  const [variant] = await db
    .select()
    .from(tables.productVariants)
    .where(eq(tables.productVariants.productId, COUNTED));
  await db
    .insert(tables.restockRequests)
    .values({ shopId, variantId: variant?.id ?? '', email: EMAIL });
  const mail = { shopId, subject: 'Ada Privacy', plain: 'Mill Lane', html: 'Mill Lane' };
  await db.insert(tables.mails).values([
    { ...mail, occasion: `order-confirmed ${id}`, recipient: EMAIL },
    { ...mail, occasion: `shop order.paid ${id} 1`, recipient: 'owner@shop.example' },
    { ...mail, occasion: `shop message ${randomUUID()}`, recipient: 'o@s.example', replyTo: EMAIL },
  ]);
  return { orderId: id, photoKey: key };
}

/** All that the tables of a shop hold as one text, but for who looked at it. */
async function heldBy(shopId: string): Promise<string> {
  const named = await database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'shop_id' AND table_name <> 'audit_log'`,
  );
  const rows = [];
  for (const { name } of named.rows) {
    const ofShop = await database.pool.query(`SELECT * FROM "${name}" WHERE shop_id = $1`, [
      shopId,
    ]);
    rows.push(...ofShop.rows);
  }
  return JSON.stringify(rows);
}

beforeEach(async () => {
  const { db } = database;
  for (const table of [
    tables.mails,
    tables.restockRequests,
    tables.contactMessages,
    tables.orders,
  ]) {
    await db.delete(table);
  }
  ({ orderId, photoKey } = await addShopper(SHOP_A));
});

test('all that a shop has of an address is handed out, and nothing of others [S9.1814]', async () => {
  await addShopper(SHOP_B);
  const { data } = await received('shopperExport', { email: ' ADA.privacy@mail.example ' });
  const written = JSON.parse(data.file);
  expect(written).toMatchObject({
    shop: 'localhost',
    orders: [{ id: orderId, name: 'Ada Privacy', lines: [{ name: 'Tee' }] }],
    disputes: [{ messages: [{ message: 'It came torn to Mill Lane', photos: [{}] }] }],
    messages: [{ message: 'Call 555 0100' }],
    backInStockRequests: [{ email: EMAIL }],
  });
  expect(written.emails).toHaveLength(3);
  for (const word of SECRET_WORDS) expect(data.file).toContain(word);
  expect(data.file).not.toMatch(/clientSecret|fingerprint/);
  const [{ photo }] = written.disputes[0].messages[0].photos;
  expect(photo).toMatch(/\/operations\/photos\/[\w.-]+$/);

  const counts = { orders: 1, cases: 1, photos: 1, messages: 1, restock: 1, mails: 3 };
  const seen = await received('shopperFind', { email: EMAIL });
  expect(seen.data).toEqual({ ...counts, blocked: '' });
});

test('is erased with its files, but for what the books need of orders [S9.1815]', async () => {
  await addShopper(SHOP_B);
  await writeFile(join(outbox, '2026 order-confirmed.eml'), 'To: Ada.Privacy@mail.example');
  await writeFile(join(outbox, `2026 shop-order-paid-${orderId}-1.eml`), 'To: o@s.example');
  await writeFile(join(outbox, '2026 other.eml'), 'To: eve@mail.example');
  const before = await heldBy(SHOP_B);
  await received('shopperErase', { email: EMAIL });

  const left = await heldBy(SHOP_A);
  for (const word of SECRET_WORDS) expect(left, word).not.toContain(word);
  expect(await office.shop.services.media.readOriginal(photoKey)).toBeUndefined();
  expect(await readdir(outbox)).toEqual(['2026 other.eml']);
  expect(await heldBy(SHOP_B)).toBe(before);

  const [order] = await database.db
    .select()
    .from(tables.orders)
    .where(eq(tables.orders.id, orderId));
  expect(order).toMatchObject({ state: 'delivered', totalMinor: 2_500, paidMinor: 2_500 });
  expect(order?.address).toMatchObject({ country: 'US', region: 'ME', city: '', postalCode: '' });
  const lines = await database.db.select().from(tables.orderLines);
  expect(lines.find((line) => line.orderId === orderId)).toMatchObject({
    ...{ name: 'Tee', quantity: 1, unitPriceMinor: 2_500, options: [{ name: 'Size', value: 'M' }] },
  });
});

test('is erased once: asked again, nothing is there [S9.1815]', async () => {
  expect((await received('shopperErase', { email: EMAIL })).data).toMatchObject({ orders: 1 });
  const before = await heldBy(SHOP_A);
  expect((await received('shopperErase', { email: EMAIL })).data).toEqual(NOTHING);
  expect(await heldBy(SHOP_A)).toBe(before);
  const seen = await received('shopperFind', { email: EMAIL });
  expect(seen.data).toEqual({ ...NOTHING, blocked: '' });
});

test('nobody is written to, or let in, by an order that they were taken out of [S9.1815]', async () => {
  const [row] = await database.db.select().from(tables.orders).where(eq(tables.orders.id, orderId));
  const access = office.shop.services.secrets.sign('order', `${orderId} 0 ${Date.now() + DAY_MS}`);
  await database.db.insert(tables.domainEvents).values({
    ...{ shopId: SHOP_A, kind: 'order.fulfilled', subjectId: orderId, actor: 'system' },
    data: { ...row, steps: [], refunds: [] } as never,
  });
  await received('shopperErase', { email: EMAIL });
  await runJobs(office.shop.services);
  expect(await database.db.select().from(tables.mails)).toEqual([]);
  for (const proof of [{ access }, { order_id: row?.number, email: EMAIL }]) {
    expect((await office.shop.testApp.post('/track-order', proof)).status).toBe(404);
  }
});

const sent = (days: number) => [
  { state: 'fulfilled' as const, at: new Date(Date.now() - days * DAY_MS).toISOString() },
];
test.each([
  ['is being paid', { state: 'pending', paidMinor: 0 }],
  ['is to be sent', { state: 'paid' }],
  ['is on its way', { state: 'fulfilled', steps: sent(3) }],
  ['has a refund due', { state: 'cancelled', refundDueMinor: 5 }],
] as const)('not while an order %s, and says which [S9.1816]', async (_, { ...changes }) => {
  const values = { ...changes, ...('steps' in changes && { steps: [...changes.steps] }) };
  const isIt = eq(tables.orders.id, orderId);
  await database.db.update(tables.orders).set(values).where(isIt);
  const before = await heldBy(SHOP_A);
  const [row] = await database.db.select().from(tables.orders).where(isIt);
  const refusal = await refused('shopperErase', { email: EMAIL });
  expect(refusal).toMatchObject({
    code: 409,
    message: expect.stringContaining(row?.number ?? '?'),
  });
  for (const word of SECRET_WORDS) expect(before).toContain(word);
  expect(await heldBy(SHOP_A)).toContain('Ada Privacy');
  expect((await received('shopperFind', { email: EMAIL })).data.blocked).toBe(refusal.message);
});

test('not while a dispute is open; a parcel of a month ago keeps from nothing [S9.1816]', async () => {
  await database.db.update(tables.orders).set({ state: 'fulfilled', steps: sent(31) });
  await database.db.update(tables.cases).set({ status: 'open' });
  expect((await refused('shopperErase', { email: EMAIL })).code).toBe(409);
  await database.db.update(tables.cases).set({ status: 'closed' });
  expect((await received('shopperErase', { email: EMAIL })).data.orders).toBe(1);
});

test('is on record without the address [S9.1817]', async () => {
  for (const name of ['shopperExport', 'shopperErase'] as const)
    await received(name, { email: EMAIL });
  const entries = await database.db.select().from(tables.auditLog);
  const actions = entries.map(({ action }) => action);
  expect(actions).toContain('/operations/shoppers/erase');
  expect(actions).toContain('/operations/shoppers/export');
  expect(JSON.stringify(entries)).not.toMatch(/ada\.privacy/i);
});

test('what is no address is refused; the admin of another shop finds nothing [S9.1814]', async () => {
  expect((await refused('shopperErase', { email: '%' })).code).toBe(422);
  const theirs = await sendAs('foreign', 'shopperFind', { domain: 'other.example', email: EMAIL });
  expect(await theirs.json()).toMatchObject({ data: NOTHING });
});

test('every table with a column that names people is looked through [S9.1815]', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN
      ('email', 'recipient', 'reply_to', 'phone', 'address', 'sender_name', 'delivery_note') ORDER BY 1`);
  // A shop's own people and its own address are no shopper's.
  const own = ['account_links', 'people', 'shops'];
  expect(rows.map(({ name }) => name).filter((name) => !own.includes(name))).toEqual([
    ...['case_messages', 'cases', 'contact_messages', 'mails', 'orders', 'restock_requests'],
  ]);
});
