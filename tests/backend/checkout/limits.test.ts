import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, shops } from '@/backend/db/schema';
import { CHECKOUT_ATTEMPTS, CHECKOUTS } from '@/backend/limits/rates';
import { COUNTED, claim, FORM, GONE, withCheckoutShop } from './checkout-shop';

const shop = withCheckoutShop({ now: () => Date.UTC(2026, 10, 30) });
const { begin } = shop;

/** The statuses of checkouts that are sent in turn from one address. */
async function statuses(
  times: number,
  from: { address: string },
  changesOf: () => object = Object,
) {
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1) {
    answers.push((await begin(changesOf(), from)).status);
  }
  return answers;
}

const all = (times: number, status: number) => Array.from({ length: times }, () => status);

const REFUSALS = [
  ['a field', () => ({ formData: { ...FORM, postalCode: '9' } }), 422],
  ['a sum', () => ({ amount: 1 }), 409],
  ['what is sold out', () => ({ cartItems: [claim(GONE)] }), 409],
  [
    'more pieces than there are',
    () => ({ cartItems: [claim(COUNTED, 6, 'M')], amount: 126.44 }),
    409,
  ],
] as const;

test.each(REFUSALS)(
  'a checkout that is refused for %s uses up none of those that a shopper may place [S7.1300]',
  async (name, changesOf, status) => {
    const from = { address: `10.1.0.${REFUSALS.findIndex(([one]) => one === name) + 1}` };
    expect(await statuses(CHECKOUTS.times + 1, from, changesOf)).toEqual(
      all(CHECKOUTS.times + 1, status),
    );
    expect((await begin({}, from)).status).toBe(200);
  },
);

test('nor does one that is sent again, as after a declined card [S7.1300]', async () => {
  const from = { address: '10.2.0.1' };
  const checkout_key = randomUUID();
  const answers = await statuses(CHECKOUTS.times + 5, from, () => ({ checkout_key }));
  expect(answers).toEqual(all(CHECKOUTS.times + 5, 200));
  expect((await begin({}, from)).status).toBe(200);
});

test('the last one that an address may place can be sent again, where none is left [S7.1300]', async () => {
  const from = { address: '10.2.0.2' };
  const keys = Array.from({ length: CHECKOUTS.times }, () => randomUUID());
  await Promise.all(keys.map((checkout_key) => begin({ checkout_key }, from)));
  expect((await begin({}, from)).status).toBe(429);
  const again = await Promise.all(
    [keys.at(0), keys.at(-1)].map((checkout_key) => begin({ checkout_key }, from)),
  );
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  // Another form is another order.
  const formData = { ...FORM, city: 'Salem' };
  expect((await begin({ checkout_key: keys.at(-1), formData }, from)).status).toBe(429);
});

test('orders of one address are limited, in turn and at once, and so are all its tries together [S7.1301]', async () => {
  const from = { address: '10.3.0.1' };
  const placed = await Promise.all(
    Array.from({ length: CHECKOUTS.times + 6 }, () => begin({}, from)),
  );
  expect(placed.filter(({ status }) => status === 200)).toHaveLength(CHECKOUTS.times);
  const refused = placed.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(6);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  // Another household is not touched.
  expect((await begin({}, { address: '10.3.0.2' })).status).toBe(200);

  const tries = await statuses(CHECKOUT_ATTEMPTS.times - placed.length, from, () => ({
    amount: 1,
  }));
  expect(new Set(tries)).toEqual(new Set([409]));
  expect((await begin({ amount: 1 }, from)).status).toBe(429);
});

test('a shop that is paused takes no orders, and says so [S1.1479]', async () => {
  const { db } = shop.database;
  const setOpening = (opening: 'open' | 'paused') =>
    db.update(shops).set({ opening }).where(eq(shops.host, 'localhost'));
  await setOpening('paused');
  const before = await db.$count(orders);
  const refused = await begin({}, { address: '10.1.9.9' });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    message: 'This shop takes no orders for now. Nothing was ordered or charged.',
  });
  expect(await db.$count(orders)).toBe(before);
  await setOpening('open');
  expect((await begin({}, { address: '10.1.9.9' })).status).toBe(200);
});
