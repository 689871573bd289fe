import { beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { orderSchemas } from '@/core/calls/orders.schema';
import { cameTo } from '../../support/came-to';
import { PRIVATE_A, PRIVATE_B, SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, logged, post } = testApp;

const PLACED = '2026-03-05T15:20:00.000Z';
const SHIPPED = '2026-03-09T09:00:00.000Z';
const order = {
  shopId: SHOP_A,
  email: 'ada@example.com',
  ...cameTo({ goods: 9998, discount: -1000, shipping: 650 }),
  placedAt: new Date(PLACED),
};

beforeAll(async () => {
  const { db } = database;
  await seedShops(db);
  const steps = [
    { state: 'created' as const, at: PLACED },
    { state: 'fulfilled' as const, at: SHIPPED },
  ];
  const [shipped] = await db
    .insert(tables.orders)
    .values([
      {
        ...order,
        number: 'MF-1001',
        state: 'fulfilled',
        steps,
        carrier: 'Parcelway',
        trackingNumber: 'PW1',
        trackingUrl: 'https://parcelway.example/PW1',
      },
      { ...order, number: 'MF-1002', steps: steps.slice(0, 1) },
      { ...order, number: 'MF-1003', state: 'cancelled', steps: steps.slice(0, 1) },
      { ...order, number: 'MF-1004', shopId: SHOP_B },
    ])
    .returning({ id: tables.orders.id });
  const line = { shopId: SHOP_A, orderId: shipped?.id ?? '', quantity: 1, unitPriceMinor: 4999 };
  await db.insert(tables.orderLines).values([
    {
      ...line,
      position: 2,
      productId: PRIVATE_B,
      name: 'Sold no more',
      variants: { Size: { label: 'Medium', value: 'M', priceAdjustment: 2 } },
    },
    { ...line, position: 1, productId: PRIVATE_A, name: 'As sold', image: '/media/a.webp' },
  ]);
});

const track = (order_id: string, email: string, from = {}) =>
  post('/track-order', { order_id, email }, from);
const read = async (order_id: string, email = 'ada@example.com') => {
  const answer = await track(order_id, email);
  return orderSchemas.trackOrder.response.parse(await answer.json());
};

describe('POST /track-order', () => {
  test('shows an order to who knows its number and e-mail [S7.52]', async () => {
    expect(await read('MF-1001')).toEqual({
      status: 0,
      message: '',
      data: {
        order_id: 'MF-1001',
        status: 'fulfilled',
        createdAt: PLACED,
        steps: [
          { state: 'created', at: PLACED },
          { state: 'fulfilled', at: SHIPPED },
        ],
        estimatedShipping: null,
        estimatedDelivery: { from: '2026-03-12', to: '2026-03-16' },
        carrier: 'Parcelway',
        trackingNumber: 'PW1',
        trackingUrl: 'https://parcelway.example/PW1',
        items: [
          {
            name: 'As sold',
            quantity: 1,
            price: 49.99,
            image: '/api/backend/media/a.webp',
            slug: 'only-in-a',
            variants: {},
          },
          {
            name: 'Sold no more',
            quantity: 1,
            price: 49.99,
            image: '',
            slug: '',
            variants: { Size: { label: 'Medium', value: 'M', priceAdjustment: 2 } },
          },
        ],
        currency: 'usd',
        totals: [
          { kind: 'goods', amount: 99.98, currency: 'usd' },
          { kind: 'discount', amount: -10, currency: 'usd' },
          { kind: 'shipping', amount: 6.5, currency: 'usd' },
        ],
        subtotal: 99.98,
        discount: 10,
        shipping: 6.5,
        protection: 0,
        total: 96.48,
        ...{ refunds: [], refundDue: 0 },
        destination: '',
      },
    });
  });

  test('takes number and e-mail in whatever case, with blanks around', async () => {
    for (const [number, email] of [
      [' mf-1001 ', ' ADA@Example.com '],
      ['#MF-1001', 'ada@example.com'],
    ] as const) {
      expect((await read(number, email)).data?.order_id).toBe('MF-1001');
    }
  });

  test('estimates the arrival of what is under way alone', async () => {
    const open = await read('MF-1002');
    expect(open.data?.estimatedDelivery).toEqual({ from: '2026-03-11', to: '2026-03-16' });
    expect((await read('MF-1003')).data?.estimatedDelivery).toBeNull();
  });

  test('answers a wrong number, a wrong e-mail and another shop’s order alike [S9.62]', async () => {
    const wrong = [
      ['MF-1001', 'eve@example.com'],
      ['MF-9999', 'ada@example.com'],
      ['MF-9999', 'eve@example.com'],
      ['MF-1004', 'ada@example.com'],
      ['__proto__', 'constructor'],
      ["' or 1=1 --", "' or 1=1 --"],
      ['%', '%%%'],
    ] as const;
    const received = [];
    for (const [number, email] of wrong) {
      const { call, answer } = await countQueries(() => track(number, email));
      const { 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers);
      received.push({ call, status: answer.status, headers, body: await answer.text() });
    }
    expect(new Set(received.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(received[0]).toMatchObject({ call: 2, status: 404 });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      status: 404,
      message: 'We could not find an order with this number and e-mail address. Please check both.',
    });
  });

  test('is 429 from the sixth time in a minute on, for one address in one shop [S9.63]', async () => {
    const from = { address: '::ffff:198.51.100.7' };
    const statuses = [];
    for (const email of ['a@x', 'ada@example.com', 'b@x', 'c@x', 'd@x']) {
      statuses.push((await track('MF-1001', email, from)).status);
    }
    expect(statuses).toEqual([404, 200, 404, 404, 404]);
    const limited = await track('MF-1001', 'ada@example.com', from);
    expect(limited.status).toBe(429);
    const seconds = Number(limited.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await limited.json()).toEqual({
      status: 429,
      message: `Too many attempts. Please try again in ${seconds} seconds.`,
    });
    const isOpen = [{ address: '198.51.100.8' }, { ...from, host: 'other.example' }];
    for (const other of isOpen) expect((await track('MF-1', 'a@x', other)).status).toBe(404);
  });

  test('is 429 for an order that too many e-mails are tried for in one network [S7.807]', async () => {
    const guess = (time: number) => track('MF-1003', `${time}@x`, { address: `10.1.7.${time}` });
    for (let time = 0; time < 10; time += 1) expect((await guess(time)).status).toBe(404);
    expect((await guess(10)).status).toBe(429);
    expect((await track('#mf-1003', 'ada@example.com', { address: '10.1.7.99' })).status).toBe(429);
    expect((await track('MF-1001', 'ada@example.com', { address: '10.1.7.98' })).status).toBe(200);
    expect((await track('MF-1003', 'ada@example.com', { address: '10.2.0.1' })).status).toBe(200);
  });

  test('refuses what is no number or no e-mail', async () => {
    const wrong = [
      ['', 'ada@example.com'],
      ['MF-1', 'a'],
      ['x'.repeat(65), 'ada@example.com'],
    ];
    for (const [number = '', email = ''] of wrong) {
      expect((await track(number, email)).status).toBe(400);
    }
    expect((await post('/track-order', { order_id: { $ne: '' }, email: [] })).status).toBe(400);
  });
});

async function countQueries(work: () => Promise<Response>) {
  const { sent, result: answer } = await database.queriesOf(work);
  return { call: sent.length, answer };
}

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
