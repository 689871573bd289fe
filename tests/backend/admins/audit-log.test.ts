import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as tables from '@/backend/db/schema';
import { CALLS } from '@/backend/http/limit-requests';
import { forgetOld } from '@/backend/upkeep/forget-old';
import {
  callAs,
  headersOf,
  logIn,
  membersWith,
  openSession,
  PASSWORD,
  quickPasswords,
  type Session,
} from '../api/admin-session';
import { SHOP_A, SHOP_B, seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { runScript } from '../shop-admin/run-script';

const { auditLog } = tables;
const testApp = withTestApp({ passwords: quickPasswords });
const { database, post } = testApp;
const ADA = { email: 'ada@shop.example', password: PASSWORD };
const FROM = { address: '203.0.113.77' };
const PATH = '/api/user/pages/create';
const DAY_MS = 86_400_000;

let mine: Session;
let theirs: Session;
let actorId = '';

beforeAll(async () => {
  await seedShops(database.db);
  mine = await openSession(testApp);
  theirs = await openSession(testApp, 'other.example', 'carl@other.example');
  const [ada] = await membersWith(database.db, ADA.email);
  actorId = ada?.id ?? '';
});
beforeEach(() => database.pool.query('TRUNCATE audit_log'));

const entries = () => database.db.select().from(auditLog).orderBy(auditLog.id);
const create = (name: string, session = mine) =>
  callAs(testApp, session)(
    PATH,
    { name, layout: [] },
    { ...FROM, headers: { 'x-request-id': 'r-1' } },
  );

describe('the audit log', () => {
  it('has what an admin did: who, what, from which network, by which request [S6.750]', async () => {
    expect((await create('Spring')).status).toBe(200);
    const gone = await callAs(testApp, mine)('/api/user/pages/spring/delete', {}, FROM);
    expect(gone.status).toBe(200);
    const entry = {
      shopId: SHOP_A,
      actorId,
      outcome: 'done',
      status: 200,
      network: '203.0.113.0/24',
    };
    expect(await entries()).toMatchObject([
      { ...entry, action: PATH, subject: '' },
      { ...entry, action: '/api/user/pages/:slug/delete', subject: 'spring' },
    ]);
    expect((await entries())[0]?.requestId).toMatch(/^[\w-]+$/);
  });

  it('has what was refused, with the status it was refused by [S6.750]', async () => {
    const answer = await callAs(testApp, mine)('/api/user/pages/nowhere/delete', {});
    expect(answer.status).toBe(404);
    expect(await entries()).toMatchObject([
      { outcome: 'refused', status: 404, subject: 'nowhere' },
    ]);
  });

  it('does nothing that it cannot hold, and says of what nobody closed that it began [S6.751]', async () => {
    const insert = vi
      .spyOn(testApp.services.ofShop(SHOP_A).db, 'insert')
      .mockImplementationOnce(() => {
        throw new Error('no room');
      });
    expect((await create('Autumn')).status).toBe(500);
    insert.mockRestore();
    const pages = await testApp.read('/api/user/pages');
    expect(JSON.stringify(pages)).not.toContain('autumn');

    const update = vi
      .spyOn(testApp.services.ofShop(SHOP_A).db, 'update')
      .mockImplementationOnce(() => {
        throw new Error('gone');
      });
    await create('Winter');
    update.mockRestore();
    expect((await entries()).map(({ outcome }) => outcome)).toContain('begun');
  });

  it('has no entry of what is only looked at [S6.750]', async () => {
    expect((await callAs(testApp, mine)('/operations/orders/list', {})).status).toBe(200);
    expect(await entries()).toEqual([]);
  });

  it('has who came in and went [S6.752]', async () => {
    const session = await logIn(testApp, ADA);
    await post('/api/admin/logout', {}, { headers: headersOf(session) });
    expect(await entries()).toMatchObject([
      { shopId: SHOP_A, actorId, action: '/api/admin/login', outcome: 'done' },
      { shopId: SHOP_A, actorId, action: '/api/admin/logout', outcome: 'done' },
    ]);
  });

  it('has who was turned away, for the shop they came for [S6.753]', async () => {
    await post(PATH, {}, FROM);
    await post(
      PATH,
      {},
      { ...FROM, headers: { ...headersOf(mine), origin: 'https://evil.example' } },
    );
    await callAs(testApp, theirs)(PATH, { domain: 'localhost', name: 'X', layout: [] }, FROM);
    await post('/api/admin/login', { ...ADA, password: 'wrong password' }, FROM);
    expect(await entries()).toMatchObject([
      { shopId: SHOP_A, actorId: null, action: PATH, outcome: 'denied', status: 401 },
      { shopId: SHOP_A, actorId: null, action: PATH, outcome: 'denied', status: 403 },
      { shopId: SHOP_A, actorId: null, action: PATH, outcome: 'denied', status: 403 },
      { shopId: SHOP_A, action: '/api/admin/login', outcome: 'denied', status: 401 },
    ]);
  });

  it('has that an admin asked more than one account may [S6.753]', async () => {
    const [carl] = await membersWith(database.db, 'carl@other.example');
    const rate = { ...CALLS, name: 'admin-calls' };
    const requests = Array.from({ length: CALLS.times }, () =>
      testApp.services.rates.take(carl?.id ?? '', rate),
    );
    await Promise.all(requests);
    const answer = await callAs(testApp, theirs)(PATH, { name: 'X', layout: [] }, FROM);
    expect(answer.status).toBe(429);
    expect(await entries()).toMatchObject([
      { shopId: SHOP_B, action: PATH, outcome: 'denied', status: 429, network: '203.0.113.0/24' },
    ]);
  });

  it('forgets who was turned away after 30 days, what was done after 400 [S6.755]', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    const entry = { shopId: SHOP_B, action: 'x' } as const;
    await database.db.insert(auditLog).values([
      { ...entry, outcome: 'denied', subject: 'gone', createdAt: ago(31) },
      { ...entry, outcome: 'denied', subject: 'kept', createdAt: ago(29) },
      { ...entry, outcome: 'done', subject: 'gone', createdAt: ago(401) },
      { ...entry, outcome: 'done', subject: 'kept', createdAt: ago(399) },
    ]);
    await forgetOld(testApp.services);
    expect((await entries()).map(({ subject }) => subject)).toEqual(['kept', 'kept']);
  });

  it('lets nobody change an entry, or remove it before its time [S6.1929]', async () => {
    const { shops, db, pool } = database;
    const entry = { shopId: SHOP_A, action: 'x' } as const;
    await db.insert(auditLog).values([
      { ...entry, outcome: 'begun' },
      { ...entry, outcome: 'done', createdAt: new Date(Date.now() - 399 * DAY_MS) },
      { ...entry, outcome: 'denied', createdAt: new Date(Date.now() - 29 * DAY_MS) },
    ]);
    const before = await entries();
    for (const one of [shops.ofShop(SHOP_A).pool, shops.across.pool, pool]) {
      for (const change of [
        ...[
          "UPDATE audit_log SET action = 'y', outcome = 'done'",
          'UPDATE audit_log SET id = DEFAULT',
        ],
        ...["UPDATE audit_log SET outcome = 'denied'", 'UPDATE audit_log SET status = 1'],
        'DELETE FROM audit_log',
      ]) {
        const changing = one.query(`${change} WHERE shop_id = $1`, [SHOP_A]);
        await expect(changing, change).rejects.toMatchObject({ code: '42501' });
      }
    }
    for (const { pool: one } of [shops.ofShop(SHOP_A), shops.across]) {
      await expect(one.query('TRUNCATE audit_log')).rejects.toMatchObject({ code: '42501' });
    }
    expect(await entries()).toEqual(before);
  });

  it('goes with its shop, and with nothing that only looks as if that were gone [S6.1929]', async () => {
    const { shops, db } = database;
    const shop = { host: 'closing.example', name: 'Closing', template: 'jersey' };
    const [closing] = await db.insert(tables.shops).values(shop).returning();
    const shopId = closing?.id ?? '';
    await db.insert(auditLog).values({ shopId, action: 'x', outcome: 'done' });
    const client = await shops.across.pool.connect();
    try {
      await client.query('CREATE TEMP TABLE shops (id uuid)');
      const early = client.query(`DELETE FROM audit_log WHERE shop_id = '${shopId}'`);
      await expect(early).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.query('DROP TABLE pg_temp.shops');
      client.release();
    }
    expect(await entries()).toHaveLength(1);
    await shops.across.db.delete(tables.shops).where(eq(tables.shops.id, shopId));
    expect(await entries()).toEqual([]);
  });

  it('is shown by npm run admin, of one shop, the newest first [S6.756]', async () => {
    await create('Summer');
    await post(PATH, {}, FROM);
    const log = (...args: string[]) =>
      runScript('admin', database.url, ['log', '--host', 'localhost', ...args], {});
    const { stdout, stderr } = await log();
    expect(stderr).toBe('');
    const [denied, done] = stdout.split('\n');
    expect(denied).toMatch(/Z {2}somebody {2}\S+\/create {2}denied \(401\) {2}203\.0\.113\.0\/24$/);
    expect(done).toMatch(/Z {2}ada@shop\.example {2}\S+\/create {2}done {2}203\.0\.113\.0\/24$/);
    const one: unknown = JSON.parse((await log('--limit', '1', '--json')).stdout);
    expect(one).toHaveLength(1);
    expect((await log('--limit', '0')).code).toBe(2);
  });

  it('is not filled by whoever knocks again and again [S6.754]', async () => {
    for (let time = 0; time < 40; time += 1) await post(PATH, {}, { address: '192.0.2.9' });
    expect(await entries()).toHaveLength(20);
    for (let net = 0; net < 240; net += 1) await post(PATH, {}, { address: `10.${net}.0.1` });
    const count = (await entries()).length;
    expect(count).toBeLessThanOrEqual(200);
    expect((await post(PATH, {}, { address: '10.250.0.1' })).status).toBe(401);
  });

  it('has what commands change, and never to what [S6.757]', async () => {
    const host = ['--host', 'localhost'];
    const keys = [
      'stripe.publishableKey=pk_test_ours',
      'stripe.secretKey=sk_test_aVeryLongSecret1',
    ];
    const set = ['payments', ...host, ...keys];
    expect(await runScript('shop', database.url, set)).toMatchObject({ code: 0, stderr: '' });
    const coupon = ['coupon', ...host, 'TENTH', 'percentage=no'];
    expect((await runScript('shop', database.url, coupon)).code).not.toBe(0);
    const done = ['coupon', ...host, 'TENTH', 'percentage=10'];
    expect((await runScript('shop', database.url, done)).code).toBe(0);
    const existing = { shopId: SHOP_A, actorId: null, network: '' };
    const saved = await entries();
    expect(saved).toMatchObject([
      { ...existing, action: 'npm run shop -- payments', subject: '', outcome: 'done' },
      { ...existing, action: 'npm run shop -- coupon', subject: 'TENTH', outcome: 'refused' },
      { ...existing, action: 'npm run shop -- coupon', subject: 'TENTH', outcome: 'done' },
    ]);
    expect(JSON.stringify(saved)).not.toContain('aVeryLong');
    const log = await runScript('admin', database.url, ['log', ...host]);
    expect(log.stdout).toMatch(/operator {2}npm run shop -- coupon {2}TENTH {2}done/);
  });
});
