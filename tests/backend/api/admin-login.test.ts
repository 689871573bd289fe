import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { runScrypt } from '@/backend/base/passwords';
import { adminSessions, admins, mails, shops } from '@/backend/db/schema';
import { addAdmin, createPasswords, setPassword } from '@/backend/domain/admins';
import { openSession as startSession } from '@/backend/domain/admins/sessions';
import { handleEvents } from '@/backend/upkeep/handle-events';
import { adminSchemas } from '@/core/calls/admin.schema';
import { callAs, headersOf, logIn, membersWith, PASSWORD } from './admin-session';
import { SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const clock = { now: Date.UTC(2026, 0, 1) };
const costs: object[] = [];
const countingScrypt: typeof runScrypt = (password, salt, options) => {
  costs.push(options);
  return runScrypt(password, salt, options);
};
const COST = { ln: 4, r: 8, p: 1 };
const passwords = createPasswords({ scrypt: countingScrypt, cost: COST });
const testApp = withTestApp({ now: () => clock.now, passwords });
const { database, logged, post } = testApp;
const ada = { email: 'ada@shop.example', password: PASSWORD };

beforeAll(async () => {
  await seedShops(database.db);
  const tools = { db: database.db, passwords };
  await addAdmin(tools, 'localhost', { ...ada, name: 'Ada Finch' });
  await addAdmin(tools, 'localhost', { ...ada, email: 'bea@shop.example', role: 'editor' });
  await addAdmin(tools, 'other.example', { ...ada, email: 'carl@other.example' });
});

const login = (credentials: object, from = {}) => post('/api/admin/login', credentials, from);
const sessionCount = () => database.db.$count(adminSessions, eq(adminSessions.shopId, SHOP_A));

/** Somebody the shop has never heard of, from an address it has never seen. */
let strangers = 0;
const stranger = () => {
  strangers += 1;
  return { email: `nobody-${strangers}@shop.example`, password: 'wrong password' };
};

describe('POST /api/admin/login', () => {
  test('answers a token and the user, never the hash [S7.200]', async () => {
    const answer = await login({ ...ada, domain: 'localhost' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { status, message, data } = adminSchemas.login.response.parse(await answer.json());
    expect({ status, message }).toEqual({ status: 0, message: '' });
    expect(data?.token).toMatch(/^[\w-]{43}$/);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(data?.user).toEqual({ id, email: ada.email, role: 'owner', name: 'Ada Finch' });
    const bea = await login({ ...ada, email: 'bea@shop.example' });
    expect((await bea.json()).data.user).toMatchObject({ role: 'editor' });
  });

  test('sets a twin that scripts cannot read, for seven days [S4.200] [S9.200]', async () => {
    const [plain] = (await login(ada)).headers.getSetCookie();
    expect(plain).toMatch(
      /^storeTwin=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const carl = { ...ada, email: 'carl@other.example' };
    const secure = await login(carl, { host: 'other.example' });
    expect(secure.headers.getSetCookie()[0]).toMatch(
      /^__Host-storeTwin=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('gives token and twin anew each time, and stores neither [S6.200]', async () => {
    const sessions = [await logIn(testApp, ada), await logIn(testApp, ada)];
    const secrets = sessions.flatMap(({ token, cookie }) => [token, cookie.split('=')[1] ?? '']);
    expect(new Set(secrets).size).toBe(4);
    const rows = JSON.stringify(await database.db.select().from(adminSessions));
    for (const secret of secrets) expect(rows).not.toContain(secret);
    const [saved] = await membersWith(database.db, ada.email);
    expect(saved?.passwordHash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w+/=]+\$[\w+/=]+$/);
  });

  test('takes the address in whatever case, with blanks around, and the password as typed', async () => {
    expect((await login({ ...ada, email: ' ADA@Shop.Example ' })).status).toBe(200);
    for (const password of [` ${PASSWORD}`, PASSWORD.toUpperCase()]) {
      expect((await login({ ...ada, password })).status).toBe(401);
    }
    expect((await login(ada)).status).toBe(200);
  });

  test('refuses what is no pair of credentials', async () => {
    const wrong = [{}, { email: ada.email }, { ...ada, email: '' }, { ...ada, password: 5 }];
    for (const body of [...wrong, { ...ada, password: 'x'.repeat(1025) }]) {
      expect((await login(body)).status).toBe(400);
    }
    expect((await login({ ...ada, domain: 'nobody.example' })).status).toBe(404);
    expect((await login(ada, { host: 'nobody.example' })).status).toBe(404);
  });

  test('changes nothing that shoppers are sent [S6.200]', async () => {
    const revision = async () =>
      (await database.db.select().from(shops).where(eq(shops.id, SHOP_A)))[0]?.revision;
    const before = await revision();
    await login(ada);
    expect(await revision()).toBe(before);
  });
});

describe('wrong credentials', () => {
  test('are answered the same, after the same work, whether the account exists or not [S6.201]', async () => {
    const tries = [
      { ...ada, password: 'wrong password' },
      stranger(),
      { ...ada, email: 'carl@other.example' },
      { email: "' or 1=1 --", password: PASSWORD },
    ];
    const received = [];
    for (const [index, credentials] of tries.entries()) {
      costs.length = 0;
      const { sent, result: answer } = await database.queriesOf(() =>
        login(credentials, { address: `192.0.2.${index}` }),
      );
      const { 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers);
      const work = { queries: sent.length, costs: [...costs] };
      received.push({ work, headers, status: answer.status, body: await answer.text() });
    }
    expect(new Set(received.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(received[0]).toMatchObject({ status: 401, work: { costs: [{ N: 16, r: 8, p: 1 }] } });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      status: 401,
      message: 'The e-mail address or the password is wrong.',
    });
    expect(received[0]?.headers['set-cookie']).toBeUndefined();
    await login(ada);
  });

  test('make an account wait, twice as long each time, known or not [S6.202]', async () => {
    for (const credentials of [{ ...ada, password: 'wrong password' }, stranger()]) {
      const statuses = [];
      for (let time = 0; time < 6; time += 1) statuses.push((await login(credentials)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
      for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128]) {
        costs.length = 0;
        const answer = await login(credentials);
        expect(answer.status).toBe(429);
        expect(answer.headers.get('retry-after')).toBe(String(seconds));
        expect(costs).toEqual([]);
        clock.now += seconds * 1_000;
        expect((await login(credentials)).status).toBe(401);
      }
      const words = (await (await login(credentials)).json()).message;
      expect(words).toBe('Too many attempts. Please try again in 5 minutes.');
    }
    const right = await login(ada);
    expect(right.status).toBe(429);
    clock.now += 15 * 60_000;
    expect((await login(ada)).status).toBe(200);
    expect((await login({ ...ada, password: 'wrong password' })).status).toBe(401);
    expect((await login(ada)).status).toBe(200);
  });

  test('of strangers keep the right one out of no other network, and a known browser of none [S6.1744]', async () => {
    const dan = { ...ada, email: 'dan@shop.example' };
    await addAdmin({ db: database.db, passwords }, 'localhost', dan);
    const wrong = { ...dan, password: 'wrong password' };
    const here = { address: '192.0.2.77' };
    const first = await login(dan, here);
    const [, device = ''] = first.headers.getSetCookie();
    expect(device).toMatch(/^storeDevice=[\w.-]+; Max-Age=15552000; .*HttpOnly/);
    const browser = { ...here, headers: { cookie: device.split(';')[0] ?? '' } };
    for (let time = 0; time < 13; time += 1) await login(wrong, here);
    expect((await login(dan, here)).status).toBe(429);
    expect((await login(dan, { address: '198.51.100.77' })).status).toBe(200);
    expect((await login(dan, browser)).status).toBe(200);
    // A cookie of somebody else, or of the password before, is none.
    for (let time = 0; time < 13; time += 1) await login(wrong, here);
    expect((await login({ ...ada, email: 'bea@shop.example' }, browser)).status).toBe(200);
    await setPassword({ db: database.db, passwords }, 'localhost', dan.email, {
      password: 'another password',
    });
    expect((await login({ ...dan, password: 'another password' }, browser)).status).toBe(429);
  });

  test('from many networks have unknown browsers wait half a minute at most [S6.1751]', async () => {
    const guess = stranger();
    const from = (at: number) => ({ address: `203.0.113.${at}` });
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 1) statuses.push((await login(guess, from(at))).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(51);
    clock.now += 30_000;
    expect((await login(guess, from(61))).status).toBe(401);
  });

  test('are told of to whose they are, once a day [S6.1752]', async () => {
    const finn = { ...ada, email: 'finn@shop.example' };
    await addAdmin({ db: database.db, passwords }, 'localhost', finn);
    const guesses = async () => {
      for (let at = 100; at < 115; at += 1) {
        const wrong = { ...finn, password: 'wrong password' };
        await login(wrong, { address: `198.51.100.${at}` });
      }
      await handleEvents(testApp.services);
      const rows = await database.db.select().from(mails).where(eq(mails.recipient, finn.email));
      return rows.map(({ subject }) => subject);
    };
    expect(await guesses()).toEqual(['Somebody tries to guess your password']);
    expect(await guesses()).toHaveLength(1);
    await login(finn, { address: '198.51.100.99' });
    const rows = await database.db.select().from(mails).where(eq(mails.recipient, finn.email));
    expect(rows.at(-1)?.subject).toBe('A login from a new device');
  });

  test('count before they are checked, so that many at once do not slip through [S6.202]', async () => {
    const guess = stranger();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(guess)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(6).fill(401), ...Array(14).fill(429)]);
  });

  test('make an address wait, whichever accounts it tries; a login does not clear it [S6.203]', async () => {
    const from = { address: '198.51.100.9' };
    for (let time = 0; time < 20; time += 1) {
      expect((await login(stranger(), from)).status).toBe(401);
    }
    expect((await login(ada, from)).status).toBe(200);
    expect((await login(stranger(), from)).status).toBe(401);
    expect((await login(stranger(), from)).status).toBe(429);
    expect((await login(ada, from)).status).toBe(429);
    expect((await login(ada, { address: '198.51.100.10' })).status).toBe(200);
    clock.now += 1_000;
    expect((await login(ada, from)).status).toBe(200);
  });
});

describe('a session', () => {
  const save = (session: Parameters<typeof headersOf>[0]) =>
    callAs(testApp, session)('/savecategories', { category: [] });

  test('lasts seven days, then it is swept with the next login [S4.201] [S9.200]', async () => {
    const session = await logIn(testApp, ada);
    for (let time = 0; time < 15; time += 1) {
      clock.now += 11 * HOUR_MS;
      expect((await save(session)).status).toBe(200);
    }
    clock.now += 3 * HOUR_MS - 1;
    expect((await save(session)).status).toBe(200);
    clock.now += 1;
    const answer = await save(session);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      status: 401,
      message: 'You are not logged in, or your session has ended. Please log in again.',
    });
    await logIn(testApp, ada);
    expect(await sessionCount()).toBe(1);
  });

  test('ends when nobody has used it for twelve hours, to the minute [S6.1735]', async () => {
    const session = await logIn(testApp, ada);
    clock.now += DAY_MS / 2 - 1;
    expect((await save(session)).status).toBe(200);
    clock.now += DAY_MS / 2 - 1;
    expect((await save(session)).status).toBe(200);
    clock.now += DAY_MS / 2;
    expect((await save(session)).status).toBe(401);
  });

  test('ends with the password it was opened by [S6.204]', async () => {
    const tools = { db: database.db, passwords };
    const cleo = { ...ada, email: 'cleo@shop.example' };
    await addAdmin(tools, 'localhost', cleo);
    const [mine, other] = [await logIn(testApp, ada), await logIn(testApp, cleo)];
    const [before] = await membersWith(database.db, ada.email);
    await setPassword(tools, 'localhost', 'ADA@shop.example', { password: 'another password' });
    expect((await save(mine)).status).toBe(401);
    expect((await save(other)).status).toBe(200);
    expect((await login(ada)).status).toBe(401);
    expect(
      before &&
        (await startSession(database.db, before, { device: '', network: '', now: clock.now })),
    ).toBeNull();
    await setPassword(tools, 'localhost', ada.email, { password: PASSWORD });
    expect((await login(ada)).status).toBe(200);
  });

  test('ends with its admin and its shop', async () => {
    const fields = { host: 'gone.example', template: 'classic' };
    const [shop] = await database.db.insert(shops).values(fields).returning();
    await addAdmin({ db: database.db, passwords }, 'gone.example', ada);
    const session = await logIn(testApp, ada, 'gone.example');
    await database.db.delete(shops).where(eq(shops.id, shop?.id ?? ''));
    expect((await save(session)).status).toBe(401);
    expect(await database.db.$count(admins, eq(admins.shopId, shop?.id ?? ''))).toBe(0);
  });

  test('is opened while an older hash is made anew [S6.205]', async () => {
    const old = createPasswords({ cost: { ln: 3, r: 8, p: 1 } });
    const email = 'old@shop.example';
    await addAdmin({ db: database.db, passwords: old }, 'localhost', { ...ada, email });
    costs.length = 0;
    expect((await login({ ...ada, email })).status).toBe(200);
    expect(costs).toMatchObject([{ N: 8 }, { N: 16 }]);
    costs.length = 0;
    expect((await login({ ...ada, email })).status).toBe(200);
    expect(costs).toMatchObject([{ N: 16 }]);
  });
});

describe('a login', () => {
  const at = (host: string, origin: string, domain = 'localhost') =>
    login({ ...ada, domain }, { isAtShop: true, host, headers: { origin } });

  test('is taken where the admins of that shop work alone, from a page of it [S4.1854]', async () => {
    const before = await sessionCount();
    for (const [host, origin] of [
      ['localhost', 'http://localhost'],
      ['localhost', 'http://admin.localhost'],
      ['admin.localhost', 'http://localhost'],
      ['admin.localhost', 'https://evil.example'],
      ['admin.jersey.localhost', 'http://admin.jersey.localhost'],
    ] as const) {
      const answer = await at(host, origin);
      expect(answer.status, `${host} from ${origin}`).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await sessionCount()).toBe(before);
    expect((await at('admin.localhost', 'http://admin.localhost')).status).toBe(200);
  });
});

describe('POST /api/admin/logout', () => {
  const logout = (headers: Record<string, string>, body: unknown = {}) =>
    post('/api/admin/logout', body, { headers });

  test('ends the session of its token and takes the twin back [S4.202] [S7.201]', async () => {
    const [mine, other] = [await logIn(testApp, ada), await logIn(testApp, ada)];
    const before = await sessionCount();
    const answer = await logout(headersOf(mine));
    expect(await answer.json()).toEqual({ status: 0, message: '' });
    expect(answer.headers.get('set-cookie')).toMatch(/^storeTwin=; Max-Age=0; Path=\/; HttpOnly/);
    expect(await sessionCount()).toBe(before - 1);
    expect((await callAs(testApp, mine)('/savecategories', { category: [] })).status).toBe(401);
    expect((await callAs(testApp, other)('/savecategories', { category: [] })).status).toBe(200);
  });

  test('answers the same whatever the token is, and once again [S4.202]', async () => {
    const session = await logIn(testApp, ada);
    const once = await logout(headersOf(session));
    const others = [
      headersOf(session),
      { authorization: 'Bearer none' },
      {},
      { authorization: '' },
    ];
    const received = await once.text();
    for (const headers of others) {
      const answer = await logout(headers);
      expect([answer.status, await answer.text()]).toEqual([200, received]);
      expect(answer.headers.get('set-cookie')).toBe(once.headers.get('set-cookie'));
    }
  });

  test('needs no body', async () => {
    const { token } = await logIn(testApp, ada);
    const before = await sessionCount();
    const answer = await testApp.app.request('/api/admin/logout', {
      method: 'POST',
      headers: {
        ...{ host: 'admin.localhost', origin: 'http://admin.localhost' },
        authorization: `Bearer ${token}`,
      },
    });
    expect(answer.status).toBe(200);
    expect(await sessionCount()).toBe(before - 1);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
