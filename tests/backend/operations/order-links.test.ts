import { asc, eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createSecrets } from '@/backend/base/secrets';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { withOperations } from './operations-shop';

const DAY_MS = 86_400_000;
const START = Date.now();
let time = START;
const office = withOperations({ now: () => time });
const { shop, received, refused, paidOrder, rowOf } = office;

beforeEach(() => {
  time = START;
});

const track = (proof: object, address?: string) =>
  shop.testApp.post('/track-order', proof, address ? { address } : {});

/** The link of the newest e-mail about an order. */
async function mailedAccess(number: string): Promise<string> {
  await runJobs(shop.services);
  const { id, mails } = { ...(await rowOf(number)), mails: tables.mails };
  const rows = await shop.database.db
    .select()
    .from(mails)
    .where(like(mails.occasion, `order-% ${id}%`))
    .orderBy(asc(mails.createdAt));
  return decodeURIComponent(/access=(\S+)/.exec(rows.at(-1)?.plain ?? '')?.[1] ?? '');
}

test('a link to an order ends after 180 days, and says where to go [S9.1802]', async () => {
  const number = await paidOrder();
  const access = await mailedAccess(number);
  time += 180 * DAY_MS - 60_000;
  expect((await track({ access })).status).toBe(200);
  time += 120_000;
  const ended = await track({ access });
  expect(ended.status).toBe(404);
  expect(await ended.json()).toMatchObject({ message: /has ended.*order tracking/ });
  const { email } = await rowOf(number);
  expect((await track({ order_id: number, email })).status).toBe(200);
});

test('a link from before links had an end opens its order for as long [S9.1802]', async () => {
  const number = await paidOrder();
  const { id, placedAt } = await rowOf(number);
  const access = shop.services.secrets.sign('order', id);
  time = placedAt.getTime() + 180 * DAY_MS - 1;
  expect((await track({ access })).status).toBe(200);
  time += 1;
  expect((await track({ access })).status).toBe(404);
});

test('the shop withdraws all links to an order, whose shopper gets a new one [S9.1803]', async () => {
  const [number, other] = [await paidOrder(), await paidOrder()];
  const [before, ofOther] = [await mailedAccess(number), await mailedAccess(other)];
  const { email, id } = await rowOf(number);
  await received('orderWithdrawLinks', { order_id: number });
  const legacy = shop.services.secrets.sign('order', id);
  for (const access of [before, legacy]) {
    const ended = await track({ access });
    expect(ended.status).toBe(404);
    expect(await ended.json()).toMatchObject({ message: /has ended/ });
  }
  expect((await track({ access: ofOther })).status).toBe(200);

  const after = await mailedAccess(number);
  expect(after).not.toBe(before);
  expect((await track({ access: after })).status).toBe(200);
  const sent = tables.mails.occasion;
  const mails = await shop.database.db
    .select()
    .from(tables.mails)
    .where(eq(sent, `order-link ${id} 1`));
  expect(mails).toMatchObject([
    { recipient: email, subject: `A new link to your order ${number}` },
  ]);
});

test('links of an order that nobody is left in are not sent anew [S9.1803]', async () => {
  const number = await paidOrder();
  const isIt = eq(tables.orders.number, number);
  await shop.database.db
    .update(tables.orders)
    .set({ erasedAt: new Date(time) })
    .where(isIt);
  expect((await refused('orderWithdrawLinks', { order_id: number })).code).toBe(409);
});

test('a link that somebody else has signed tells nothing of its order [S9.1802]', async () => {
  const { id } = await rowOf(await paidOrder());
  const forged = createSecrets('another secret of 32 characters !').sign('order', `${id} 0 1`);
  expect(await (await track({ access: forged })).json()).toMatchObject({
    message: /could not find an order/,
  });
});

test('wrong e-mails from other networks never keep the right shopper out [S9.1804]', async () => {
  const number = await paidOrder();
  const { email } = await rowOf(number);
  const wrong = (at: number) => ({ order_id: number, email: `eve${at}@example.com` });
  for (let network = 0; network < 5; network += 1) {
    for (let at = 0; at < 12; at += 1) await track(wrong(at), `198.51.${network}.${at}`);
  }
  // Neighbours of the guesser wait, all others come in.
  expect((await track({ order_id: number, email }, '198.51.0.99')).status).toBe(429);
  expect((await track({ order_id: number, email }, '203.0.113.40')).status).toBe(200);
  expect((await track({ order_id: await paidOrder(), email }, '198.51.0.99')).status).toBe(200);
});
