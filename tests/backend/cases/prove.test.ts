import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '@/backend/db/schema';
import { signOrderAccess } from '@/backend/domain/orders/prove-order';
import { orderSchemas } from '@/core/calls/orders.schema';
import { cameTo } from '../../support/came-to';
import { failureOf } from '../api/failure';
import {
  ADA,
  ADAS_OTHER,
  CASE_CALLS,
  CLASSIC_HOST,
  DRAFT,
  ELSEWHERE,
  EVE,
  OTHER_HOST,
  withCaseShop,
} from './case-shop';

let time = Date.now();
const caseShop = withCaseShop({ now: () => time });
const { ask, logged, database } = caseShop;

const HOURS_MS = 60 * 60_000;
const WRITTEN = { ...DRAFT, caseId: 'none', message: 'Hello' };

async function accessTo(proof: object) {
  const answer = await ask('verifyOrder', proof);
  const { data } = orderSchemas.verifyOrder.response.parse(await answer.json());
  return data?.access ?? '';
}

describe('POST /api/case/verify-order', () => {
  test('gives who knows number and e-mail an access, and the name of who ordered [S7.260]', async () => {
    const answer = await ask('verifyOrder', { order_id: ' #gl-1001', email: 'ADA@example.com ' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 0,
      message: '',
      data: { access: expect.any(String), order_id: 'GL-1001', name: 'Ada Stitch' },
    });
  });

  test('an access stands for number and e-mail for two hours, of its order alone [S9.146]', async () => {
    const access = await accessTo(ADA);
    await caseShop.file({ subject: 'By access' }, { access });
    const filed = await caseShop.file({ subject: 'Of another order' }, ADAS_OTHER);
    expect((await caseShop.all({ access })).map(({ subject }) => subject)).toEqual(['By access']);
    const other = await ask('getCase', { access, caseId: filed.id });
    expect(other.status).toBe(404);

    time += 2 * HOURS_MS - 1_000;
    expect((await ask('getAllCases', { access })).status).toBe(200);
    time += 2_000;
    expect((await ask('getAllCases', { access })).status).toBe(404);
  });

  test('an access from an e-mail opens as long as it is kept, and gives one for two hours', async () => {
    const [row] = await database.db.select().from(orders).where(eq(orders.number, EVE.order_id));
    const preserved = signOrderAccess(caseShop.services, row ?? { id: '', linksWithdrawn: 0 });
    const access = await accessTo({ access: preserved });
    expect(access).not.toBe('');
    expect(access).not.toBe(preserved);
    expect(await caseShop.all({ access })).toEqual([]);
  });

  test('answers every wrong proof alike, by every call [S6.302]', async () => {
    const access = await accessTo(ADA);
    const [id = '', claim = '', mac = ''] = access.split('.');
    const forged = Buffer.from(`0 ${'0'.repeat(36)}`).toString('base64url');
    const wrong = [
      { ...ADA, email: 'eve@example.com' },
      { ...ADA, order_id: 'GL-9999' },
      { order_id: 'GL-9999', email: 'nobody@example.com' },
      ELSEWHERE,
      { order_id: ADA.order_id },
      { email: ADA.email },
      {},
      { order_id: '%', email: '%%%' },
      { order_id: "' or 1=1 --", email: "' or 1=1 --" },
      { access: 'x' },
      { access: `${forged}.${mac}` },
      { access: `${id}.${forged}.${mac}` },
      { access: `${claim}.${mac}` },
      { access: claim },
      { ...ADA, access: `${access}x` },
    ];
    for (const call of CASE_CALLS) {
      const received = [];
      for (const proof of wrong)
        received.push(await (await ask(call, { ...WRITTEN, ...proof })).text());
      expect(new Set(received).size, call).toBe(1);
      expect(JSON.parse(received[0] ?? '').status).toBe(404);
    }
  });

  test('an order without an e-mail is nobody’s [S6.302]', async () => {
    const { id: shopId } = await caseShop.shop();
    const bare = { shopId, number: 'GL-0', email: '', ...cameTo({ goods: 1 }) };
    await database.db.insert(orders).values(bare);
    expect((await ask('verifyOrder', { order_id: 'GL-0' })).status).toBe(404);
  });

  test('what is no proof at all is refused', async () => {
    for (const proof of [{ order_id: { $ne: '' }, email: [] }, { access: 7 }, { email: 'a' }]) {
      expect((await ask('verifyOrder', proof)).status).toBe(400);
    }
  });

  test('an access to one shop opens nothing in another [S6.302]', async () => {
    const access = await accessTo(ADA);
    expect((await ask('getAllCases', { access }, { host: OTHER_HOST })).status).toBe(404);
    expect(await caseShop.all(ELSEWHERE, { host: OTHER_HOST })).toEqual([]);
  });

  test('is for shops of the template jersey alone [S2.600]', async () => {
    for (const call of CASE_CALLS) {
      const failure = await failureOf(
        await ask(call, { ...WRITTEN, ...ADA }, { host: CLASSIC_HOST }),
      );
      expect(failure).toEqual({ status: 404, message: 'This shop takes no disputes here.' });
    }
  });
});

describe('guesses', () => {
  test('verify-order is 429 from the sixth time in a minute on [S9.145]', async () => {
    const from = { address: '198.51.100.20' };
    const statuses = [];
    for (const proof of [ADA, EVE, ADA, EVE, ADA, ADA]) {
      statuses.push((await ask('verifyOrder', proof, from)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask('verifyOrder', { access: await accessTo(ADA) }, from)).status).toBe(200);
    expect((await ask('verifyOrder', ADA, { address: '198.51.100.21' })).status).toBe(200);
  });

  test('what does not fit is counted over all calls, what fits is not [S9.145]', async () => {
    const from = { address: '198.51.100.22' };
    const wrong = { ...WRITTEN, ...ADA, email: 'eve@example.com' };
    for (let time = 0; time < 8; time += 1) {
      expect((await ask('getAllCases', ADA, from)).status).toBe(200);
    }
    const guesses = ['getAllCases', 'getCase', 'createCase', 'addCaseMessage', 'getCase'] as const;
    for (const call of guesses) expect((await ask(call, wrong, from)).status).toBe(404);
    for (const call of CASE_CALLS) {
      const limited = await ask(call, wrong, from);
      expect(limited.status, call).toBe(429);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await ask('getAllCases', ADA, from)).status).toBe(429);
  });

  test('many at the same time do not slip through [S9.145]', async () => {
    const from = { address: '198.51.100.23' };
    const wrong = { ...ADA, email: 'eve@example.com' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('getAllCases', wrong, from)),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
