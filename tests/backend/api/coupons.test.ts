import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { COUPON_GUESSES } from '@/backend/limits/rates';
import { cartSchemas } from '@/core/calls/cart.schema';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, logged, post } = testApp;

const TEE = '00000000-0000-4000-8000-0000000000c1';
const DAY_MS = 86_400_000;

beforeAll(async () => {
  const { db } = database;
  await seedShops(db);
  await db.insert(tables.products).values({
    id: TEE,
    template: 'classic',
    slug: 'tee',
    name: 'Tee',
    priceMinor: 1995,
    variantFields: [],
  });
  const coupon = { shopId: SHOP_A, kind: 'percentage' as const, value: 10 };
  await db.insert(tables.coupons).values([
    { ...coupon, code: 'WEDDEAL' },
    { ...coupon, code: 'FIVER', kind: 'fixed', value: 500, minimumMinor: 3000 },
    { ...coupon, code: 'HUGE', kind: 'fixed', value: 999_900 },
    { ...coupon, code: 'OLD', expiresAt: new Date(Date.now() - DAY_MS) },
    { ...coupon, code: 'FRESH', expiresAt: new Date(Date.now() + DAY_MS) },
    { ...coupon, code: 'SPENT', usageLimit: 3, timesUsed: 3 },
    { ...coupon, code: 'LEFT', usageLimit: 3, timesUsed: 2 },
    { ...coupon, code: 'OFF', isActive: false },
    { ...coupon, code: 'THEIRS', shopId: SHOP_B },
    { ...coupon, code: 'SPENT-THERE' },
    { ...coupon, code: 'SPENT-THERE', shopId: SHOP_B, usageLimit: 1, timesUsed: 1 },
  ]);
});

const lines = (quantity: number) => [{ product: { id: TEE }, quantity }];
async function check(code: string, quantity = 1, address?: string) {
  const request = { code, lines: lines(quantity) };
  const answer = await post('/coupons/check', request, address ? { address } : {});
  const body = cartSchemas.checkCoupon.response.parse(await answer.json());
  return { http: answer.status, retryAfter: answer.headers.get('retry-after'), ...body };
}
async function price(coupon: string, quantity = 1, address?: string, proof = '') {
  const request = { coupon, coupon_proof: proof, lines: lines(quantity) };
  const answer = await post('/cart/price', request, address ? { address } : {});
  return cartSchemas.priceCart.response.parse(await answer.json());
}

describe('POST /coupons/check', () => {
  test('answers a coupon that holds, however it is written [S7.50]', async () => {
    for (const code of ['WEDDEAL', 'weddeal', '  WedDeal ']) {
      expect(await check(code)).toMatchObject({
        http: 200,
        status: 0,
        data: { code: 'WEDDEAL', kind: 'percentage', value: 10, minimum: 0 },
      });
    }
    expect((await check('fiver', 2)).data).toMatchObject({
      code: 'FIVER',
      kind: 'fixed',
      value: 5,
      minimum: 30,
    });
    expect((await check('FRESH')).http).toBe(200);
    expect((await check('LEFT')).http).toBe(200);
  });

  const refused: [string, number, string][] = [
    ['NOTHING', 404, 'This coupon code isn’t valid. Please check the spelling.'],
    ['THEIRS', 404, 'This coupon code isn’t valid. Please check the spelling.'],
    ['__proto__', 404, 'This coupon code isn’t valid. Please check the spelling.'],
    ["' or 1=1 --", 404, 'This coupon code isn’t valid. Please check the spelling.'],
    ['OLD', 422, 'This coupon has expired.'],
    ['SPENT', 422, 'This coupon has been used up.'],
    ['OFF', 422, 'This coupon is no longer offered.'],
    ['FIVER', 422, 'This coupon applies to orders of $30.00 or more: add $10.05 to use it.'],
  ];
  test.each(refused)(
    '%s is refused with %i and the reason [S9.60]',
    async (code, http, message) => {
      expect(await check(code)).toMatchObject({ http, status: http, message });
      expect(await price(code)).toMatchObject({
        coupon: null,
        couponMessage: message,
        discount: 0,
      });
    },
  );

  test('a usage limit belongs to its shop', async () => {
    expect((await check('SPENT-THERE')).http).toBe(200);
    const there = { host: 'other.example' };
    const request = { code: 'SPENT-THERE', lines: lines(1) };
    expect((await post('/coupons/check', request, there)).status).toBe(422);
  });

  test('what the server does not sell is no worth towards the minimum', async () => {
    const lines = [{ product: { id: crypto.randomUUID(), price: 1000 }, quantity: 10 }];
    expect((await post('/coupons/check', { code: 'FIVER', lines })).status).toBe(422);
  });
});

describe('POST /cart/price with a coupon', () => {
  test('takes it off and never more than the goods cost [S7.46]', async () => {
    expect(await price('weddeal', 3)).toMatchObject({
      coupon: { code: 'WEDDEAL' },
      couponMessage: '',
      subtotal: 59.85,
      discount: 5.99,
      shipping: 6.5,
      total: 60.36,
    });
    expect(await price('FIVER', 2)).toMatchObject({ subtotal: 39.9, discount: 5, total: 41.4 });
    expect(await price('HUGE')).toMatchObject({ discount: 19.95, total: 6.5 });
  });

  test('follows what becomes of the coupon', async () => {
    const { coupons } = tables;
    expect((await price('LEFT')).coupon).not.toBeNull();
    await database.db.update(coupons).set({ timesUsed: 3 }).where(eq(coupons.code, 'LEFT'));
    expect((await price('LEFT')).couponMessage).toBe('This coupon has been used up.');
  });
});

describe('the code that is shown for copying', () => {
  const shown = async (host = 'localhost') => {
    const answer = await post('/cart/price', { lines: lines(1) }, { host });
    return cartSchemas.priceCart.response.parse(await answer.json()).shownCoupon;
  };
  const HOLDS = {
    isActive: true,
    expiresAt: null,
    usageLimit: null,
    timesUsed: 0,
    minimumMinor: 0,
  };
  const become = (values: Partial<typeof tables.coupons.$inferInsert>) => {
    const { coupons } = tables;
    const isShown = and(eq(coupons.shopId, SHOP_A), eq(coupons.code, 'WEDDEAL'));
    return database.db
      .update(coupons)
      .set({ ...HOLDS, ...values })
      .where(isShown);
  };

  test.each([
    ['holds', {}, 'WEDDEAL'],
    ['ends tomorrow', { expiresAt: new Date(Date.now() + DAY_MS) }, 'WEDDEAL'],
    ['asks for more goods', { minimumMinor: 900_000 }, 'WEDDEAL'],
    ['has one use left', { usageLimit: 2, timesUsed: 1 }, 'WEDDEAL'],
    ['ended by itself', { expiresAt: new Date(Date.now() - 1) }, ''],
    ['is used up', { usageLimit: 2, timesUsed: 2 }, ''],
    ['is switched off', { isActive: false }, ''],
  ])('is told as it is at this moment: one that %s [S7.910]', async (_, values, code) => {
    await become(values);
    expect(await shown()).toBe(code);
    await become({});
  });

  test('is that of the shop, whatever others have [S7.910]', async () => {
    expect(await shown('other.example')).toBe('');
  });
});

describe('guessing', () => {
  test('ends after some unknown codes, in whichever call [S9.61]', async () => {
    const address = '203.0.113.7';
    for (let time = 0; time < COUPON_GUESSES.times; time += 2) {
      expect((await check(`GUESS-${time}`, 1, address)).http).toBe(404);
      expect((await price(`GUESS-${time + 1}`, 1, address)).couponMessage).toMatch(/isn’t valid/);
    }
    const limited = await check('ONE-MORE', 1, address);
    expect(limited).toMatchObject({ http: 429, status: 429 });
    expect(limited.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    expect(Number(limited.retryAfter)).toBeGreaterThan(500);
    const priced = await price('ONE-MORE', 1, address);
    expect(priced).toMatchObject({ coupon: null, couponMessage: limited.message, subtotal: 19.95 });

    expect((await check('ONE-MORE', 1, '203.0.113.8')).http).toBe(404);
  });

  /** Uses up what a client may guess. */
  async function guessAll(address: string) {
    for (let time = 0; time <= COUPON_GUESSES.times; time += 1) await check('GUESS', 1, address);
  }

  test('beyond the budget a code that exists is answered as one that does not [S9.1800]', async () => {
    const address = '203.0.113.10';
    await guessAll(address);
    const codes = ['WEDDEAL', 'OLD', 'SPENT', 'FIVER', 'NOBODYS'];
    const checked = await Promise.all(codes.map((code) => check(code, 1, address)));
    const priced = await Promise.all(codes.map((code) => price(code, 1, address)));
    for (const { retryAfter, ...answer } of checked) {
      expect(answer).toEqual({ http: 429, status: 429, message: checked[0]?.message });
      expect(retryAfter).toBe(checked[0]?.retryAfter);
    }
    for (const answer of priced) expect(answer).toEqual(priced[0]);
    expect(priced[0]).toMatchObject({ coupon: null, couponMessage: checked[0]?.message });
  });

  test('costs nobody the coupon that their cart has [S9.1801]', async () => {
    const address = '203.0.113.11';
    const proof = (await price('WEDDEAL', 1, address)).coupon?.proof;
    const proofOfOther = (await price('LEFT', 1, address)).coupon?.proof;
    await guessAll(address);
    const again = await price('WEDDEAL', 1, address, proof);
    expect(again).toMatchObject({ couponMessage: '', discount: 2, coupon: { proof } });
    for (const forged of ['', 'x.y', proofOfOther]) {
      expect(await price('WEDDEAL', 1, address, forged)).toMatchObject({ coupon: null });
    }
  });

  test('a proof of one shop is none in another [S9.1801]', async () => {
    const address = '203.0.113.12';
    const proof = (await price('SPENT-THERE', 1, address)).coupon?.proof;
    await guessAll(address);
    const request = { coupon: 'SPENT-THERE', coupon_proof: proof, lines: lines(1) };
    const theirs = { address, host: 'other.example' };
    for (let time = 0; time < COUPON_GUESSES.times; time += 1) {
      await post('/cart/price', { ...request, coupon: `GUESS-${time}` }, theirs);
    }
    const answer = await post('/cart/price', request, theirs);
    expect(await answer.json()).toMatchObject({ couponMessage: /^Too many attempts/ });
  });

  test('many at once do not slip through', async () => {
    const address = '203.0.113.9';
    const guesses = Array.from({ length: 40 }, (_, at) => check(`AT-ONCE-${at}`, 1, address));
    const received = (await Promise.all(guesses)).filter(({ http }) => http === 404);
    expect(received).toHaveLength(COUPON_GUESSES.times);
  });

  test('a known code may be checked again and again', async () => {
    const address = '2001:db8::1';
    for (let time = 0; time < COUPON_GUESSES.times + 5; time += 1) {
      expect((await check('OLD', 1, address)).http).toBe(422);
    }
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
