import { beforeAll, expect, test } from 'vitest';
import { accountSchemas } from '@/core/calls/account.schema';
import { adminSchemas } from '@/core/calls/admin.schema';
import {
  callAs,
  openSession,
  PASSWORD,
  prove,
  quickPasswords,
  type Session,
} from '../api/admin-session';
import { seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { softPasskey } from './soft-passkey';

const clock = { now: Date.UTC(2026, 0, 1) };
const testApp = withTestApp({ now: () => clock.now, passwords: quickPasswords });
const { database, post, logged } = testApp;
const ADA = { email: 'ada@shop.example', password: PASSWORD };
const ORIGIN = 'http://admin.localhost';
const passkey = softPasskey(ORIGIN);

let ada: Session;
let recoveryCodes: string[] = [];

beforeAll(async () => {
  await seedShops(database.db);
  ada = await openSession(testApp);
  await openSession(testApp, 'other.example', 'eve@other.example');
  recoveryCodes = await addPasskey(passkey);
});

const own = (path: string, body: object = {}) => callAs(testApp, ada)(`/api/account/${path}`, body);

async function begin() {
  const answer = await own('passkeys/begin');
  const { data } = accountSchemas.passkeyBegin.response.parse(await answer.json());
  return { ticket: data.ticket, challenge: String(data.options.challenge) };
}

async function addPasskey(added: typeof passkey): Promise<string[]> {
  const { ticket, challenge } = await begin();
  const input = { ticket, name: 'Laptop', passkey: added.create(challenge) };
  const answer = await own('passkeys/finish', input);
  return accountSchemas.passkeyFinish.response.parse(await answer.json()).data.recoveryCodes;
}

async function beginLogin(host = 'localhost') {
  const answer = await post('/api/admin/login/passkey', {}, { host });
  const { data } = adminSchemas.passkeyOptions.response.parse(await answer.json());
  return { ticket: data.ticket, challenge: String(data.options.challenge) };
}

const finishLogin = (body: object, host = 'localhost') =>
  post('/api/admin/login/passkey/finish', body, { host });
const refusal = async (answer: Response) => [answer.status, (await answer.json()).message];

test('a passkey opens a session by itself, once for each time it is asked [S6.1757]', async () => {
  const { ticket, challenge } = await beginLogin();
  const answer = { ticket, passkey: passkey.use(challenge) };
  const opened = adminSchemas.login.response.parse(await (await finishLogin(answer)).json());
  expect(opened.data?.user.email).toBe(ADA.email);
  expect(await refusal(await finishLogin(answer))).toEqual([
    401,
    'That took too long, or was used already. Please begin again.',
  ]);
  const late = await beginLogin();
  clock.now += 5 * 60_000;
  const used = { ticket: late.ticket, passkey: passkey.use(late.challenge) };
  expect((await finishLogin(used)).status).toBe(401);
  expect((await finishLogin({ ...used, ticket: (await beginLogin()).ticket })).status).toBe(401);
});

test('it is the second factor of a password, in whose place a recovery code stands [S6.1757]', async () => {
  const login = async () =>
    adminSchemas.login.response.parse(await (await post('/api/admin/login', ADA)).json());
  const { factor, data } = await login();
  expect([data, factor?.kinds]).toEqual([undefined, ['passkey', 'recovery']]);
  const challenge = String(factor?.passkey?.challenge);
  const answer = { ticket: factor?.ticket, passkey: passkey.use(challenge) };
  expect((await post('/api/admin/login/second', answer)).status).toBe(200);
  const code = { ticket: (await login()).factor?.ticket, code: recoveryCodes[0] };
  expect((await post('/api/admin/login/second', code)).status).toBe(200);
});

test('one of another shop is refused in words, and so is one that was removed [S6.1753]', async () => {
  const words = /^This passkey is of another shop, or has been removed here/;
  const there = await beginLogin('other.example');
  const foreign = { ticket: there.ticket, passkey: passkey.use(there.challenge) };
  expect(await refusal(await finishLogin(foreign, 'other.example'))).toEqual([
    401,
    expect.stringMatching(words),
  ]);
  const other = softPasskey('http://evil.example');
  const made = await begin();
  const wrong = { ticket: made.ticket, name: 'X', passkey: other.create(made.challenge) };
  expect((await own('passkeys/finish', wrong)).status).toBe(422);
  const headers = { origin: 'http://evil.example' };
  expect((await post('/api/admin/login/passkey', {}, { headers })).status).toBe(403);

  ada = await prove(testApp, ada, { password: PASSWORD });
  const removed = softPasskey(ORIGIN);
  expect(await addPasskey(removed)).toEqual([]);
  const { id } = removed.use('x');
  expect((await own('passkeys/remove', { id })).status).toBe(200);
  const { ticket, challenge } = await beginLogin();
  const used = { ticket, passkey: removed.use(challenge) };
  expect(await refusal(await finishLogin(used))).toEqual([401, expect.stringMatching(words)]);
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
