import { HOTP, Secret } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '@/backend/db/schema';
import { accountSchemas } from '@/core/calls/account.schema';
import { adminSchemas } from '@/core/calls/admin.schema';
import {
  callAs,
  logIn,
  membersWith,
  openSession,
  PASSWORD,
  prove,
  quickPasswords,
  type Session,
} from '../api/admin-session';
import { seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';

const MINUTE_MS = 60_000;
const clock = { now: Date.UTC(2026, 0, 1) };
const testApp = withTestApp({ now: () => clock.now, passwords: quickPasswords });
const { database, post, logged } = testApp;
const ADA = 'ada@shop.example';

let ada: Session;

beforeAll(async () => {
  await seedShops(database.db);
  await openSession(testApp);
  await openSession(testApp, 'other.example');
});
beforeEach(async () => {
  ada = await logIn(testApp, { email: ADA, password: PASSWORD });
});

const call = (path: string, body: object = {}, session = ada) =>
  callAs(testApp, session)(`/api/account/${path}`, body);

async function ok(path: string, body: object = {}, session = ada) {
  const answer = await call(path, body, session);
  const text = await answer.text();
  expect([answer.status, answer.status === 200 ? '' : text], path).toEqual([200, '']);
  return JSON.parse(text);
}

const refusal = async (answer: Response) => {
  const { status, message, reason } = await answer.json();
  return { status, message, reason };
};

const me = async (session = ada) =>
  accountSchemas.me.response.parse(await ok('me', {}, session)).data;

describe('sessions', () => {
  const place = {
    address: '203.0.113.7',
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  };

  test('are listed with device, network and last use, and end one by one or all others [S6.1736]', async () => {
    const answer = await post('/api/admin/login', { email: ADA, password: PASSWORD }, place);
    const { data } = adminSchemas.login.response.parse(await answer.json());
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    const phone = { token: data?.token ?? '', cookie, host: 'localhost' };
    await ok('sessions/end-others');
    expect((await me()).sessions).toMatchObject([{ isThis: true }]);
    expect((await call('me', {}, phone)).status).toBe(401);

    const again = await post('/api/admin/login', { email: ADA, password: PASSWORD }, place);
    expect(again.status).toBe(200);
    const other = (await me()).sessions.find(({ isThis }) => !isThis);
    expect(other).toMatchObject({ device: 'Firefox on Linux', network: '203.0.113.0/24' });
    await ok('sessions/end', { id: other?.id });
    expect((await call('sessions/end', { id: other?.id })).status).toBe(404);
    expect((await me()).sessions).toHaveLength(1);
  });

  test('of another member are none of theirs [S6.1736]', async () => {
    const bea = await openSession(testApp, 'localhost', 'bea@shop.example');
    const [session] = (await me(bea)).sessions;
    expect((await call('sessions/end', { id: session?.id })).status).toBe(404);
    expect((await me(bea)).sessions).toHaveLength(1);
  });
});

describe('a proof of who one is', () => {
  test('is asked for ten minutes after the last, by calls about money, members and factors alone [S6.1737]', async () => {
    clock.now += 10 * MINUTE_MS;
    const answer = await call('totp/begin');
    expect(await refusal(answer)).toEqual({
      status: 403,
      reason: 'prove',
      message: 'Please confirm that it is you, then go on.',
    });
    const office = callAs(testApp, ada);
    for (const path of ['/operations/payments/save', '/operations/orders/refund']) {
      const body = { order_id: 'x', seen: { state: 'paid', refunded: 0, refundDue: 0 } };
      expect(await refusal(await office(path, body)), path).toMatchObject({ reason: 'prove' });
    }
    expect((await office('/operations/payments/get', {})).status).toBe(200);
    expect((await office('/api/team/list', {})).status).toBe(200);
    for (const path of ['/api/team/invite', '/api/audit/export']) {
      const body = { email: 'new@shop.example', role: 'viewer' };
      expect(await refusal(await office(path, body)), path).toMatchObject({ reason: 'prove' });
    }
    const wrong = await call('prove', { password: 'wrong password' });
    expect(await wrong.json()).toEqual({
      ...{ status: 422, path: 'password', message: 'The password is wrong.' },
    });
    expect((await call('totp/begin')).status).toBe(403);
    ada = await prove(testApp, ada, { password: PASSWORD });
    await ok('totp/begin');
  });

  test('replaces token and twin, but neither the session’s line in the list nor its end [S6.1920]', async () => {
    const [before] = (await me()).sessions;
    clock.now += MINUTE_MS;
    const proved = await prove(testApp, ada, { password: PASSWORD });
    for (const replayed of [
      ada,
      { ...ada, token: proved.token },
      { ...ada, cookie: proved.cookie },
    ]) {
      expect((await call('me', {}, replayed)).status).toBe(401);
    }
    const seenAt = new Date(clock.now).toISOString();
    expect((await me(proved)).sessions[0]).toEqual({ ...before, seenAt });
  });

  test('of two at once one is taken, and the other refused as any call with a token that was [S6.1920]', async () => {
    const answers = await Promise.all([0, 1].map(() => call('prove', { password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await call('me')).status).toBe(401);
  });
});

describe('a new password of one’s own', () => {
  const NEW = 'quite another one';

  test('ends the other sessions in every shop, and is told by e-mail [S6.1738]', async () => {
    const email = 'cleo@shop.example';
    const here = await openSession(testApp, 'localhost', email);
    const there = await openSession(testApp, 'other.example', email);
    const answer = await call('password', { password: NEW }, here);
    expect(answer.status).toBe(200);
    expect((await call('me', {}, here)).status).toBe(200);
    expect((await call('me', {}, there)).status).toBe(401);
    expect((await logIn(testApp, { email, password: NEW }, 'other.example')).token).not.toBe('');
    const subjects = (await database.db.select().from(mails))
      .filter(({ recipient }) => recipient === email)
      .map(({ subject }) => subject);
    expect(subjects).toContain('Your password has changed');
  });

  test.each([
    ['short', 'short', 'The password must have at least 10 characters.'],
    ['common', 'Basketball', 'The password is among the passwords that are tried first.'],
    ['the e-mail address', ADA.toUpperCase(), expect.stringContaining('not your e-mail address')],
  ])('is refused where it is %s [S6.1739]', async (_what, password, message) => {
    const answer = await call('password', { password });
    expect(await answer.json()).toEqual({ status: 422, path: 'password', message });
    expect((await logIn(testApp, { email: ADA, password: PASSWORD })).token).not.toBe('');
  });
});

describe('an authenticator app', () => {
  const email = 'dora@shop.example';
  let dora: Session;
  let secret = '';
  let recoveryCodes: string[] = [];

  const codeAt = (ms: number) =>
    new HOTP({ secret: Secret.fromBase32(secret) }).generate({ counter: Math.floor(ms / 30_000) });

  async function ask() {
    const answer = await post('/api/admin/login', { email, password: PASSWORD });
    return adminSchemas.login.response.parse(await answer.json());
  }
  const complete = async (code: string, ticket?: string) =>
    post('/api/admin/login/second', { ticket: ticket ?? (await ask()).factor?.ticket, code });

  beforeAll(async () => {
    dora = await openSession(testApp, 'localhost', email);
    const begun = accountSchemas.totpBegin.response.parse(await ok('totp/begin', {}, dora)).data;
    secret = begun.secret;
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    const wrong = await call('totp/finish', { ticket: begun.ticket, code: '000000' }, dora);
    expect(await wrong.json()).toMatchObject({ status: 422, path: 'code' });
    const input = { ticket: begun.ticket, code: codeAt(clock.now) };
    const finished = accountSchemas.totpFinish.response.parse(await ok('totp/finish', input, dora));
    recoveryCodes = finished.data.recoveryCodes;
    clock.now += 5 * MINUTE_MS;
  });

  test('has a login ask for its code, which opens the session once [S6.1740]', async () => {
    const answered = await ask();
    expect(answered).toMatchObject({ status: 1, factor: { kinds: ['totp', 'recovery'] } });
    expect(answered.data).toBeUndefined();
    const answer = await complete(codeAt(clock.now), answered.factor?.ticket);
    expect(answer.status).toBe(200);
    expect(adminSchemas.login.response.parse(await answer.json()).data?.user.email).toBe(email);
    const used = await complete(codeAt(clock.now));
    expect(await used.json()).toMatchObject({
      status: 401,
      message: 'This code was used already. Wait for the next one.',
    });
    const late = await complete(codeAt(clock.now + 30_000), answered.factor?.ticket);
    expect(late.status).toBe(401);
    expect((await me(dora)).hasTotp).toBe(true);
  });

  test('takes codes of a clock that is half a minute off; of 90 seconds it names the clock [S6.1741]', async () => {
    clock.now += 5 * MINUTE_MS;
    for (const [offMs, word] of [
      [90_000, '90 seconds ahead'],
      [-90_000, '90 seconds behind'],
    ] as const) {
      const { message } = await (await complete(codeAt(clock.now + offMs))).json();
      expect(message).toContain(word);
    }
    expect((await complete(codeAt(clock.now - 30_000))).status).toBe(200);
  });

  test('is replaced by a recovery code, each once; neither secret nor codes are in the database [S6.1742]', async () => {
    expect(recoveryCodes).toHaveLength(10);
    const [code = '', next = ''] = recoveryCodes;
    expect((await complete(code)).status).toBe(200);
    expect((await complete(code)).status).toBe(401);
    expect((await complete(` ${next.toUpperCase()} `)).status).toBe(200);
    expect((await me(dora)).recoveryLeft).toBe(8);
    const rows = JSON.stringify(await membersWith(database.db, email));
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text);
  });

  test('has wrong codes wait after ten [S6.1743]', async () => {
    const ticket = (await ask()).factor?.ticket;
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await complete('abc', ticket)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    clock.now += 15 * MINUTE_MS;
    expect((await complete(codeAt(clock.now))).status).toBe(200);
  });

  test('proves who one is, and is removed again [S6.1737] [S6.1740]', async () => {
    clock.now += MINUTE_MS;
    expect((await call('totp/remove', {}, dora)).status).toBe(403);
    dora = await prove(testApp, dora, { code: codeAt(clock.now) });
    await ok('recovery', {}, dora);
    await ok('totp/remove', {}, dora);
    expect((await ask()).data?.user.email).toBe(email);
    expect((await call('recovery', {}, dora)).status).toBe(409);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
