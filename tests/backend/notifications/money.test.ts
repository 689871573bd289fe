import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import type { EventKind } from '@/backend/db/schema/events';
import { runJobs } from '@/backend/upkeep';
import { withOperations } from '../operations/operations-shop';

let clock = Date.now();
const office = withOperations({ now: () => clock });
const { received, paidOrder, seenOf, rowOf } = office;
const { begun, stripe } = office.shop;
const { database } = office.shop;
const MINUTE_MS = 60_000;

beforeEach(() => {
  stripe.failures.length = 0;
});

/** How often this has happened to an order. */
async function countOf(kind: EventKind, number: string): Promise<number> {
  const { id } = await rowOf(number);
  const { domainEvents } = tables;
  const events = await database.db
    .select()
    .from(domainEvents)
    .where(eq(domainEvents.subjectId, id));
  return events.filter((event) => event.kind === kind).length;
}

/** Lets time pass in which nobody pays. */
async function wait(): Promise<void> {
  for (const minutes of [5, 11, 21, 41]) {
    clock += minutes * MINUTE_MS;
    await runJobs(office.shop.services);
  }
}

test('a refund that the provider refuses is told of once, however often it is tried [S8.1592]', async () => {
  const number = await paidOrder();
  stripe.failures.push({ path: /refunds/, status: 400, times: 99 });
  await received('orderRefund', { ...(await seenOf(number)), amount: 5 });
  await wait();
  expect((await rowOf(number)).refundRefusals).toBeGreaterThan(1);
  expect(await countOf('order.refund-refused', number)).toBe(1);
});

test('one that merely cannot be asked for now is not [S8.1592]', async () => {
  const number = await paidOrder();
  stripe.failures.push({ path: /refunds/, status: 500, times: 3 });
  await received('orderRefund', { ...(await seenOf(number)), amount: 5 });
  await wait();
  expect(await rowOf(number)).toMatchObject({ refundedMinor: 500 });
  expect(await countOf('order.refund-refused', number)).toBe(0);
});

test('a declined card is told of once its order is given up, not where another try was paid [S7.1591]', async () => {
  const orders = [await begun(), await begun(), await begun()];
  const [left, paid, never] = orders.map(({ order_id }) => order_id);
  for (const order of orders.slice(0, 2)) stripe.decline(order.session_id);
  stripe.pay(orders[1]?.session_id ?? '');
  await wait();
  const counts = [left, paid, never].map((number) => countOf('order.payment-failed', number ?? ''));
  expect(await Promise.all(counts)).toEqual([1, 0, 0]);
  expect((await rowOf(paid ?? '')).state).toBe('paid');
});
