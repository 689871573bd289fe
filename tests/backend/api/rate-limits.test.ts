import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateCounts } from '@/backend/db/schema';
import { clientAddress } from '@/backend/http/client-address';
import { CALLS, rateOf } from '@/backend/http/limit-requests';
import { makeServices } from '@/backend/make-services';
import { listCalls } from '@/backend/routes/calls';
import { forgetOld } from '@/backend/upkeep/forget-old';
import { waitUntil } from '../../support/wait-until';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const clock = { now: Date.UTC(2026, 0, 1) };
const testApp = withTestApp({ now: () => clock.now });
const { database } = testApp;
const RATE = { name: 'tries', times: 3, windowMs: 60_000 };
const DELAY = { name: 'logins', free: 1, firstMs: 1_000, longestMs: 60_000, forgetMs: 600_000 };

beforeAll(() => seedShops(database.db));
beforeEach(async () => {
  clock.now += 3_600_000;
  await database.db.delete(rateCounts);
});

/** Another process on the same database. */
const anotherProcess = () => makeServices({ ...testApp.services, now: () => clock.now });

/** How many statements wait for another's transaction. */
async function waiting(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}

describe('rates', () => {
  it('are counted by all processes together [S7.800]', async () => {
    const [one, other] = [anotherProcess(), anotherProcess()];
    const waits = [];
    for (const { rates } of [one, other, one, other, one]) waits.push(await rates.take('a', RATE));
    expect(waits).toEqual([0, 0, 0, 60_000, 60_000]);
    expect(await other.rates.take('b', RATE)).toBe(0);
    clock.now += 60_000;
    expect(await other.rates.take('a', RATE)).toBe(0);
  });

  it('let exactly so many through, however many ask at once [S7.800]', async () => {
    const processes = [anotherProcess(), anotherProcess(), anotherProcess()];
    const takes = processes.flatMap(({ rates }) => [1, 2, 3].map(() => rates.take('a', RATE)));
    expect((await Promise.all(takes)).filter((wait) => wait === 0)).toHaveLength(3);
  });

  it.each([true, false])(
    'turn away whoever waited for the one who took the last [S7.800]: known before: %s',
    async (wasSeen) => {
      const [rate, delay] = [
        { ...RATE, times: 1 },
        { ...DELAY, free: 0 },
      ];
      const { rates, backoff } = anotherProcess();
      await rates.take('a', rate);
      await backoff.attempt('a', delay);
      const rows = await database.db.select().from(rateCounts);
      if (!wasSeen) await database.db.delete(rateCounts);
      clock.now += 3_600_000;
      const later = new Date(clock.now + 60_000);
      const taken = { count: 1, opensAt: later, endsAt: later };
      const other = anotherProcess();
      const waits = await database.db.transaction(async (tx) => {
        await tx
          .insert(rateCounts)
          .values(rows.map(({ key }) => ({ key, ...taken })))
          .onConflictDoUpdate({ target: rateCounts.key, set: taken });
        const requests = [other.rates.take('a', rate), other.backoff.attempt('a', delay)];
        await waitUntil(async () => expect(await waiting()).toBe(requests.length));
        return { requests };
      });
      expect(await Promise.all(waits.requests)).toEqual([60_000, 60_000]);
    },
  );

  it('are given back for all of them [S7.800]', async () => {
    const [one, other] = [anotherProcess(), anotherProcess()];
    for (let time = 0; time < 5; time += 1) {
      expect(await one.rates.take('a', RATE)).toBe(0);
      await one.rates.giveBack('a', RATE);
    }
    expect(await other.rates.take('a', RATE)).toBe(0);
  });

  it('of what is asked all the time are told of in batches, without a query each [S7.801]', async () => {
    const [one, other] = [anotherProcess(), anotherProcess()];
    const batched = { ...RATE, times: 20, inBatches: true } as const;
    for (let time = 0; time < 15; time += 1) await one.rates.take('a', batched);
    expect(await database.db.$count(rateCounts)).toBe(0);
    await one.rates.share();
    for (let time = 0; time < 4; time += 1) await other.rates.take('a', batched);
    await other.rates.share();
    expect(await other.rates.take('a', batched)).toBe(0);
    expect(await other.rates.take('a', batched)).toBe(60_000);
    expect(await one.rates.take('a', batched)).toBe(0);
    await one.rates.share();
    expect(await one.rates.take('a', batched)).toBe(60_000);
  });

  it('make failures wait in all processes, twice as long each time [S7.802]', async () => {
    const [one, other] = [anotherProcess().backoff, anotherProcess().backoff];
    expect(await one.attempt('a', DELAY)).toBe(0);
    expect(await other.attempt('a', DELAY)).toBe(0);
    expect(await one.attempt('a', DELAY)).toBe(1_000);
    clock.now += 1_000;
    expect(await one.attempt('a', DELAY)).toBe(0);
    expect(await other.attempt('a', DELAY)).toBe(2_000);
    expect(await other.attempt('a', DELAY)).toBe(2_000);
    await one.clear('a', DELAY);
    clock.now += 2_000;
    expect([await other.attempt('a', DELAY), await one.attempt('a', DELAY)]).toEqual([0, 0]);
  });

  it('hold names that tell nothing, and are forgotten when they end [S7.803]', async () => {
    const { rates, backoff } = anotherProcess();
    await rates.take('198.51.100.7', RATE);
    await backoff.attempt('ada@shop.example', DELAY);
    const rows = JSON.stringify(await database.db.select().from(rateCounts));
    expect(rows).not.toMatch(/198\.51|ada|shop|tries|logins/);
    clock.now += 60_000;
    await forgetOld(testApp.services);
    expect(await database.db.$count(rateCounts)).toBe(1);
    clock.now += 600_000;
    await forgetOld(testApp.services);
    expect(await database.db.$count(rateCounts)).toBe(0);
  });

  it('are counted by a process alone that cannot reach the database [S7.804]', async () => {
    const directory = Object.create(database.pool, {
      query: { value: () => Promise.reject(new Error('Connection terminated')) },
    });
    const { rates, backoff } = makeServices({
      ...testApp.services,
      shops: { ...database.shops, directory },
    });
    for (let time = 0; time < RATE.times; time += 1) expect(await rates.take('a', RATE)).toBe(0);
    expect(await rates.take('a', RATE)).toBe(60_000);
    for (const wait of [0, 0, 1_000]) expect(await backoff.attempt('a', DELAY)).toBe(wait);
  });
});

describe('every route', () => {
  /** Asks from an address that nobody has asked from before. */
  let addresses = 0;
  const ask = async (method: string, path: string, isSpent = true) => {
    addresses += 1;
    const address = `8.8.${100 + Math.floor(addresses / 250)}.${addresses % 250}`;
    const rate = rateOf(path) ?? CALLS;
    const { rates } = testApp.services;
    const times = isSpent ? rate.times : 0;
    await Promise.all(Array.from({ length: times }, () => rates.take(`all ${address}`, rate)));
    const headers = { host: 'localhost', 'content-type': 'application/json' };
    const init = { method, headers, ...(method === 'POST' && { body: '{}' }) };
    return testApp.app.request(path, init, { incoming: { socket: { remoteAddress: address } } });
  };

  const routes = () => {
    const paths = testApp.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && path !== '/*',
    );
    return new Set(
      paths.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, 'some-id')}`),
    );
  };

  it('has a limit for each address, but for the health of the process [S7.805]', async () => {
    const listed = listCalls().map(({ call }) => `${call.method} ${call.path}`);
    const existing = [...routes()];
    expect(existing.length).toBeGreaterThan(listed.length);
    const unlimited = [];
    for (const route of existing) {
      const [method = '', path = ''] = route.split(' ');
      const answer = await ask(method, path);
      if (answer.status !== 429) unlimited.push(path);
      else {
        expect(await failureOf(answer), route).toEqual({
          status: 429,
          message: 'Too many attempts. Please try again in 60 seconds.',
        });
        expect(answer.headers.get('retry-after'), route).toBe('60');
      }
    }
    expect(unlimited.sort()).toEqual(['/healthz', '/readyz']);
  });

  it('is open to whoever has asked for less, and to calls of our own [S7.805]', async () => {
    expect((await ask('GET', '/init', false)).status).toBe(200);
    expect((await testApp.get('/init')).status).toBe(200);
  });

  it('is open to this machine and its network, where a proxy may stand that nobody told of [S7.806]', async () => {
    const { rates } = testApp.services;
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.7']) {
      const env = { incoming: { socket: { remoteAddress } } };
      const client = clientAddress({ env, req: { header: () => undefined } } as never, 0 as never);
      await Promise.all(
        Array.from({ length: CALLS.times }, () => rates.take(`all ${client}`, CALLS)),
      );
      expect((await testApp.app.request('/init', {}, env)).status, remoteAddress).toBe(200);
    }
  });
});
