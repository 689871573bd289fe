import { beforeAll, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { hearNothing } from '../mail/mail-shop';
import { withOperations } from '../operations/operations-shop';

let clock = Date.now();
const sent: string[] = [];
const office = withOperations({ now: () => clock });
const { received, seenOf, paidOrder, rowOf } = office;
const { database } = office.shop;
beforeAll(() => hearNothing(database));
const MINUTE_MS = 60_000;
const PARCEL = { carrier: 'DHL', trackingNumber: 'JD01', trackingUrl: 'https://dhl.example/JD01' };

const mailer = {
  send: async ({ occasion }: { occasion: string }) => void sent.push(occasion),
  close: async () => undefined,
};
/** One turn of upkeep, of several processes. */
const turn = () => Promise.all([1, 2].map(() => runJobs({ ...office.shop.services, mailer })));

test('what happened to an order is told in the next turn of upkeep, each once [S7.943]', async () => {
  const number = await paidOrder();
  const { id } = await rowOf(number);
  await turn();
  expect(sent.splice(0)).toEqual([`order-confirmed ${id}`]);
  await received('orderFulfil', { ...(await seenOf(number)), ...PARCEL });
  await received('orderRefund', { ...(await seenOf(number)), amount: 6.49 });
  await turn();
  expect(sent.splice(0).sort()).toEqual([`order-refunded ${id} 649`, `order-shipped ${id}`]);
  await turn();
  expect(sent).toEqual([]);
});

test('money is noted also where a mail cannot be written, which follows [S7.941]', async () => {
  await database.pool.query('ALTER TABLE mails ADD CONSTRAINT refused CHECK (false) NOT VALID');
  const number = await paidOrder();
  await received('orderCancel', await seenOf(number));
  expect(await rowOf(number)).toMatchObject({ state: 'refunded', refundedMinor: 2649 });
  await turn();
  await database.pool.query('ALTER TABLE mails DROP CONSTRAINT refused');
  const { id } = await rowOf(number);
  clock += MINUTE_MS;
  await turn();
  expect(sent.splice(0).sort()).toEqual([
    ...[`order-cancelled ${id}`, `order-confirmed ${id}`, `order-refunded ${id} 2649`],
  ]);
});

test('nothing waits once upkeep has been there [S7.942]', async () => {
  await turn();
  const events = await database.db.select().from(tables.domainEvents);
  expect(events.length).toBeGreaterThan(5);
  expect(events.filter(({ handledAt }) => handledAt === null)).toEqual([]);
});
