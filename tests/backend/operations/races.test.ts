import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { COUNTED, claim } from '../checkout/checkout-shop';
import { withOperations } from './operations-shop';

const office = withOperations();
const { send, seenOf, paidOrder, rowOf } = office;
const TIMES = 20;
const counted = { cartItems: [claim(COUNTED, 1, 'M')] };

const stockOf = async () => {
  const { db } = office.shop.database;
  const { productVariants } = tables;
  const rows = await db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, COUNTED));
  return rows.find(({ options }) => options[0]?.value === 'M')?.stock;
};

const atOnce = async (name: Parameters<typeof send>[0], body: object) => {
  const answers = await Promise.all(Array.from({ length: TIMES }, () => send(name, body)));
  return answers.map(({ status }) => status).sort();
};
const once = [200, ...Array(TIMES - 1).fill(409)];

const restock = async () => {
  await office.shop.database.db.update(tables.productVariants).set({ stock: 5 });
};
beforeEach(restock);

test('20 refunds at once are one refund [S7.332]', async () => {
  const number = await paidOrder();
  const before = office.shop.stripe.refunds.length;
  expect(await atOnce('orderRefund', { ...(await seenOf(number)), amount: 5 })).toEqual(once);
  expect(office.shop.stripe.refunds.slice(before)).toMatchObject([{ amount: 500 }]);
  expect(await rowOf(number)).toMatchObject({ refundedMinor: 500, refundDueMinor: 0 });
});

test('20 operators who send one order send it once [S7.333]', async () => {
  const number = await paidOrder();
  const parcel = { carrier: 'DHL', trackingNumber: '1' };
  expect(await atOnce('orderFulfil', { ...(await seenOf(number)), ...parcel })).toEqual(once);
  expect((await rowOf(number)).steps.filter(({ state }) => state === 'fulfilled')).toHaveLength(1);
});

test('cancelled 20 times at once, an order gives back its money and its pieces once [S7.333]', async () => {
  const number = await paidOrder(counted);
  const before = office.shop.stripe.refunds.length;
  expect(await atOnce('orderCancel', await seenOf(number))).toEqual(once);
  expect(office.shop.stripe.refunds.slice(before)).toMatchObject([{ amount: 2649 }]);
  expect(await rowOf(number)).toMatchObject({ state: 'refunded', refundedMinor: 2649 });
  expect(await stockOf()).toBe(5);
});

test('retried while jobs and a webhook do the same, a refund is one [S7.332]', async () => {
  const { session_id, order_id } = await office.shop.begun();
  office.shop.stripe.pay(session_id);
  await office.shop.confirmed({ session_id, order_id });
  office.shop.stripe.failures.push({ path: /refunds/, status: 500, times: 99 });
  await send('orderRefund', await seenOf(order_id));
  office.shop.stripe.failures.length = 0;
  const before = office.shop.stripe.refunds.length;
  const seen = await seenOf(order_id);
  const event = office.shop.stripe.event(session_id, 'charge.refunded');
  await Promise.all([
    ...Array.from({ length: 5 }, () => send('orderRetryRefund', seen)),
    runJobs(office.shop.services),
    office.shop.webhook(event),
  ]);
  await runJobs(office.shop.services);
  expect(office.shop.stripe.refunds.slice(before)).toMatchObject([{ amount: 2649 }]);
  expect(await rowOf(order_id)).toMatchObject({ state: 'refunded', refundDueMinor: 0 });
});

test('cancelled while the payment arrives, an order ends paid or cancelled, never both [S7.334]', async () => {
  for (let round = 0; round < 10; round += 1) {
    // Each round may sell a piece.
    await restock();
    const session = await office.shop.begun(counted);
    const { session_id, order_id } = session;
    const seen = await seenOf(order_id);
    const refunds = office.shop.stripe.refunds.length;
    const stock = await stockOf();
    const pay = async () => {
      await new Promise((resolve) => setTimeout(resolve, round * 3));
      const isOpen = office.shop.stripe.sessions.get(session_id)?.status === 'open';
      if (isOpen) office.shop.stripe.pay(session_id);
      return office.shop.confirm(session);
    };
    const [cancelled] = await Promise.all([send('orderCancel', seen), pay()]);
    await runJobs(office.shop.services);
    const row = await rowOf(order_id);
    const isPaid = office.shop.stripe.sessions.get(session_id)?.status === 'complete';
    const input = office.shop.stripe.refunds.length - refunds;
    if (!isPaid) {
      expect([cancelled.status, row.state, row.paidMinor, input]).toEqual([200, 'cancelled', 0, 0]);
      expect(await stockOf()).toBe(stock);
    } else {
      const left = row.paidMinor - row.refundedMinor;
      const isPaid = row.state === 'paid';
      expect([row.paidMinor, left, input]).toEqual(isPaid ? [2649, 2649, 0] : [2649, 0, 1]);
      expect(await stockOf()).toBe((stock ?? 0) - (isPaid ? 1 : 0));
    }
    await office.shop.database.db.delete(tables.stockHolds);
  }
});
