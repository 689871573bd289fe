import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { operationCalls } from '@/core/calls/operations';
import { headersOf, logIn, openSession, PASSWORD, setRole } from '../api/admin-session';
import { SHOP_A } from '../api/seed';
import { refusalOf } from '../checkout/checkout-shop';
import { withOperations } from './operations-shop';

const office = withOperations();
const { sendAs, received, paidOrder, seenOf, rowOf } = office;
const OWN = { domain: 'other.example' };

let number = '';
const ids = { message: randomUUID(), review: randomUUID() };

beforeAll(async () => {
  number = await paidOrder();
  const { db } = office.shop.database;
  await openSession(office.shop.testApp, 'localhost', 'packer@shop.example');
  await setRole(db, 'packer@shop.example', 'packer');
  await db.insert(tables.contactMessages).values({
    ...{ id: ids.message, shopId: SHOP_A, name: 'A', email: 'a@a.example', message: 'Hello' },
  });
  await db.insert(tables.reviews).values({
    ...{ id: ids.review, shopId: SHOP_A, name: 'A', rating: 5, text: 'Warm.' },
  });
});

test('the admin of another shop finds nothing of this one, by whichever call [S6.320]', async () => {
  const before = await rowOf(number);
  const seen = await seenOf(number);
  const changes = {
    orderGet: seen,
    orderFulfil: { ...seen, carrier: 'DHL', trackingNumber: '1' },
    orderAdvance: { ...seen, to: 'in-production' },
    orderCancel: seen,
    orderRefund: seen,
    orderRetryRefund: seen,
    orderWithdrawLinks: { order_id: seen.order_id },
    reviewJudge: { id: ids.review, verdict: 'approved' },
    messageMark: { id: ids.message, isDone: true },
  } as const;
  for (const [name, body] of Object.entries(changes) as [keyof typeof changes, object][]) {
    const answer = await sendAs('foreign', name, { ...body, ...OWN });
    expect((await refusalOf(answer)).code, name).toBe(404);
  }
  for (const name of ['orderList', 'reviewList', 'messageList', 'caseList'] as const) {
    const answer = await sendAs('foreign', name, OWN);
    expect(await answer.json(), name).toMatchObject({ data: { entries: [], total: 0 } });
  }
  const waiting = await sendAs('foreign', 'waiting', OWN);
  expect(await waiting.json()).toMatchObject({ data: { orders: 0, reviews: 0, messages: 0 } });
  expect(await rowOf(number)).toEqual(before);
  expect((await received('waiting')).data).toMatchObject({ orders: 1, reviews: 1, messages: 1 });
});

test('naming this shop does not help them [S6.320]', async () => {
  for (const name of ['orderList', 'waiting', 'paymentsGet'] as const) {
    const answer = await sendAs('foreign', name, { domain: 'localhost' });
    expect((await refusalOf(answer)).code, name).toBe(403);
  }
});

describe.each(Object.entries(operationCalls))('%s', (_name, { path, access }) => {
  test('is for admins of the shop alone, and reads nothing of anybody else [S6.320]', async () => {
    expect(access).toBe('admin');
    const { testApp } = office.shop;
    const own = await logIn(testApp, { email: 'ada@shop.example', password: PASSWORD });
    const packer = await logIn(testApp, { email: 'packer@shop.example', password: PASSWORD });
    const askers: [number, Record<string, string>][] = [
      [401, { origin: 'http://localhost' }],
      [401, { ...headersOf(own), authorization: `Bearer ${'x'.repeat(43)}` }],
      [401, { ...headersOf(own), cookie: '' }],
      [401, { ...headersOf(own), cookie: packer.cookie }],
      [403, { ...headersOf(own), origin: 'https://evil.example' }],
      [403, headersOf(packer)],
    ];
    for (const [status, headers] of askers) {
      const answer = await office.shop.post(path, '{', { headers });
      expect((await refusalOf(answer)).code, JSON.stringify(headers)).toBe(status);
    }
  });
});
