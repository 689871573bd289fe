import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { NOTIFICATIONS_AN_HOUR } from '@/core/model/notifications';
import { SHOP_A } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { withNotifiedShop } from './notified-shop';

const testApp = withTestApp();
const { database } = testApp;
const shop = withNotifiedShop(database);
const { choose, handle, readNotices, receiveMessage, summarise, clock } = shop;
const { addOrder, recordOrder } = shop;

const at = (moment: string) => {
  clock.now = Date.parse(moment);
};
const subjects = async () => (await readNotices()).map(({ subject }) => subject);

async function inZone(timeZone: string): Promise<void> {
  const { shops } = tables;
  await database.db.update(shops).set({ settings: { timeZone } }).where(eq(shops.id, SHOP_A));
}

test('the summary comes once, at eight in the time zone of the shop [S7.1584]', async () => {
  await choose({ messages: 'daily' });
  await inZone('America/New_York');
  at('2026-03-05T15:20:00Z');
  await receiveMessage();
  await handle();
  await summarise();
  at('2026-03-06T12:59:00Z');
  await summarise();
  expect(await subjects()).toEqual([]);
  at('2026-03-06T13:01:00Z');
  await Promise.all([summarise(), summarise()]);
  expect(await subjects()).toEqual(['Your summary of March 6, 2026']);
  // Of what came after it the next one tells.
  await receiveMessage();
  await handle();
  at('2026-03-06T23:00:00Z');
  await summarise();
  expect(await subjects()).toHaveLength(1);
  at('2026-03-07T14:00:00Z');
  await summarise();
  expect(await subjects()).toHaveLength(2);
});

test('there is none where nothing has happened, and what was switched off is not in it [S7.1584]', async () => {
  await choose({ messages: 'daily' });
  at('2026-03-05T15:20:00Z');
  await receiveMessage();
  await handle();
  await choose({ messages: 'off' });
  await receiveMessage();
  await handle();
  for (const day of ['06', '07']) {
    at(`2026-03-${day}T20:00:00Z`);
    await summarise();
  }
  expect(await subjects()).toEqual([]);
  expect(await database.db.$count(tables.notifications)).toBe(1);
});

test('it counts by kinds, names orders and variants, and leads to each page [S7.1584] [S7.1581]', async () => {
  await choose({ messages: 'daily', orders: 'daily' });
  at('2026-03-05T15:20:00Z');
  const order = await addOrder();
  await recordOrder(order, 'order.paid');
  await receiveMessage({ name: 'Ada Private' });
  await receiveMessage();
  await handle();
  at('2026-03-06T20:00:00Z');
  await summarise();
  const [{ plain, html } = { plain: '', html: '' }] = await readNotices();
  for (const text of [plain, html]) {
    expect(text).toContain(`${order.number}, $121.95`);
    expect(text).toContain('http://admin.localhost:3000/design/messages');
    expect(text).toContain('http://admin.localhost:3000/design/notifications');
    expect(text).not.toContain('Ada Private');
  }
  expect(plain).toContain('1 NEW ORDER');
  expect(plain).toContain('2 MESSAGES');
});

describe('a flood', () => {
  test('fills an hour with so many e-mails of a kind, and the rest is in the summary [S8.1583]', async () => {
    await choose();
    at('2026-03-05T15:20:00Z');
    for (let sent = 0; sent < NOTIFICATIONS_AN_HOUR + 5; sent += 1) await receiveMessage();
    await Promise.all([handle(), handle()]);
    const mails = await readNotices();
    expect(mails).toHaveLength(NOTIFICATIONS_AN_HOUR);
    const saying = mails.filter(({ plain }) => plain.includes('in the summary of the day'));
    expect(saying).toHaveLength(1);
    // Another kind is told of all the same.
    await recordOrder(await addOrder(), 'order.paid');
    await handle();
    expect(await readNotices()).toHaveLength(NOTIFICATIONS_AN_HOUR + 1);
    at('2026-03-05T16:21:00Z');
    await receiveMessage();
    await handle();
    expect(await readNotices()).toHaveLength(NOTIFICATIONS_AN_HOUR + 2);
    at('2026-03-06T20:00:00Z');
    await summarise();
    const last = (await readNotices()).find(({ subject }) => subject.startsWith('Your summary'));
    expect(last?.plain).toContain('5 MESSAGES');
  });
});

test('upkeep writes summaries, and forgets what was told long ago [S7.1584]', async () => {
  await choose({ messages: 'daily' });
  at('2026-03-05T15:20:00Z');
  await receiveMessage();
  const services = { ...testApp.services, now: () => clock.now };
  await runJobs(services);
  at('2026-03-06T20:00:00Z');
  await runJobs(services);
  expect(await subjects()).toHaveLength(1);
  at('2026-07-06T20:00:00Z');
  await runJobs(services);
  expect(await database.db.$count(tables.notifications)).toBe(0);
});
