import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, domainEvents, mails } from '@/backend/db/schema';
import { handleEvents } from '@/backend/upkeep/handle-events';
import { accountCalls } from '@/core/calls/account';
import { accountSchemas } from '@/core/calls/account.schema';
import { adminSchemas } from '@/core/calls/admin.schema';
import type { Call } from '@/core/calls/call';
import { contract } from '@/core/calls/contract.schema';
import { can, ROLES } from '@/core/model/roles';
import {
  callAs,
  logIn,
  openSession,
  PASSWORD,
  prove,
  quickPasswords,
  type Session,
  setRole,
} from '../api/admin-session';
import { seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { runScript } from '../shop-admin/run-script';
import { softPasskey } from './soft-passkey';

const MINUTE_MS = 60_000;
const clock = { now: Date.UTC(2026, 0, 1) };
const testApp = withTestApp({ now: () => clock.now, passwords: quickPasswords });
const { database, post, logged } = testApp;
const ADA = 'ada@shop.example';
const OTHER = 'other.example';
const ORIGIN = 'http://admin.localhost';

/** Calls open to somebody who has to set up a second factor, beside logging out. */
const OPEN: readonly string[] = [
  '/api/account/me',
  '/api/account/prove',
  '/api/account/totp/begin',
  '/api/account/totp/finish',
  '/api/account/passkeys/begin',
  '/api/account/passkeys/finish',
];
const CALLS = Object.values(contract)
  .flatMap(({ calls }): Call[] => Object.values(calls))
  .filter(({ access, path }) => access === 'admin' && path !== accountCalls.factorRelease.path);

let ada: Session;

const own = (path: string, body: object = {}, session = ada) =>
  callAs(testApp, session)(`/api/account/${path}`, body);
const team = (path: string, session = ada) => callAs(testApp, session)(`/api/team/${path}`, {});
const demand = (session = ada) => team('second-factor/demand', session);
const release = (session = ada) => team('second-factor/release', session);
const reasonOf = async (answer: Response) => {
  const { status, reason } = Object(await answer.json());
  return status ? reason : undefined;
};
const refusal = async (answer: Response) => [answer.status, (await answer.json()).message];

async function addApp(session: Session): Promise<void> {
  const begun = await (await own('totp/begin', {}, session)).json();
  const { secret, ticket } = accountSchemas.totpBegin.response.parse(begun).data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now });
  expect((await own('totp/finish', { ticket, code }, session)).status).toBe(200);
}

async function addPasskey(session: Session): Promise<string> {
  const begun = await (await own('passkeys/begin', {}, session)).json();
  const { ticket, options } = accountSchemas.passkeyBegin.response.parse(begun).data;
  const passkey = softPasskey(ORIGIN).create(String(options.challenge));
  const answer = await own('passkeys/finish', { ticket, name: 'Laptop', passkey }, session);
  expect(answer.status).toBe(200);
  return passkey.id;
}

async function join(email: string, role: string): Promise<Session> {
  const session = await openSession(testApp, 'localhost', email);
  await setRole(database.db, email, role);
  return session;
}

beforeAll(async () => {
  await seedShops(database.db);
  ada = await openSession(testApp);
  await addApp(ada);
  await openSession(testApp, OTHER, 'eve@other.example');
});
beforeEach(() => demand());
afterEach(() => release());

describe.each(ROLES)('a shop that asks everybody for a second factor, and its %s', (role) => {
  let member: Session;
  const send = ({ path }: Call) =>
    callAs(testApp, member)(path.replace(':slug', 'nowhere'), {}).then(reasonOf);

  beforeAll(async () => {
    member = await join(`${role}@shop.example`, role);
  });

  test('is closed to whoever has none, but for the ways to one, at once [S6.1936]', async () => {
    for (const call of CALLS) {
      const lacking = call.demand && can(role, call.demand.right) ? 'factor' : 'right';
      const reason = await send(call);
      if (OPEN.includes(call.path)) expect(reason, call.path).toBeUndefined();
      else expect(reason, call.path).toBe(lacking);
    }
    const account = accountSchemas.me.response.parse(await (await own('me', {}, member)).json());
    expect(account.data?.lacksFactor).toBe(true);
  });

  test('opens to the same session once it has set one up [S6.1937]', async () => {
    await addApp(member);
    for (const call of CALLS) expect(await send(call), call.path).not.toBe('factor');
    const account = accountSchemas.me.response.parse(await (await own('me', {}, member)).json());
    expect(account.data?.lacksFactor).toBe(false);
  });
});

describe('asking everybody for a second factor', () => {
  const list = async () =>
    accountSchemas.team.response.parse(await (await team('list')).json()).data;

  test('takes one of whoever asks, and a proof of who they are [S6.1938]', async () => {
    await release();
    const bea = await join('bea@shop.example', 'admin');
    expect(await refusal(await demand(bea))).toEqual([
      409,
      'Set up a second step for yourself first: an authenticator app or a passkey, in your account.',
    ]);
    expect((await list()).needsSecondFactor).toBe(false);
    await addApp(bea);
    expect((await demand(bea)).status).toBe(200);
    clock.now += 10 * MINUTE_MS;
    expect(await reasonOf(await demand())).toBe('prove');
    ada = await prove(testApp, ada, { password: PASSWORD });
    expect((await demand()).status).toBe(200);
    expect((await list()).needsSecondFactor).toBe(true);
  });

  test('is on record, and so is its end [S6.1938]', async () => {
    await database.db.execute('TRUNCATE audit_log');
    await release();
    await demand();
    const entries = await database.db.select().from(auditLog).orderBy(auditLog.id);
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['/api/team/second-factor/release', 'done'],
      ['/api/team/second-factor/demand', 'done'],
    ]);
  });

  test('closes that shop alone to somebody in several, and is told at the login [S6.1939]', async () => {
    const email = 'gus@shop.example';
    const here = await openSession(testApp, 'localhost', email);
    const there = await openSession(testApp, OTHER, email);
    expect(await reasonOf(await team('list', here))).toBe('factor');
    expect((await team('list', there)).status).toBe(200);
    const answers = ['localhost', OTHER].map(async (host) => {
      const answer = await post('/api/admin/login', { email, password: PASSWORD }, { host });
      return adminSchemas.login.response.parse(await answer.json()).data?.lacksFactor;
    });
    expect(await Promise.all(answers)).toEqual([true, undefined]);
  });

  test('counts a passkey as one, and keeps the last [S6.1937] [S6.1940]', async () => {
    const hal = await join('hal@shop.example', 'admin');
    const id = await addPasskey(hal);
    expect((await team('list', hal)).status).toBe(200);
    expect(await refusal(await own('passkeys/remove', { id }, hal))).toEqual([
      409,
      expect.stringMatching(/^Everyone on the team of Marlow & Finch needs a second step/),
    ]);
    await addApp(hal);
    expect((await own('passkeys/remove', { id }, hal)).status).toBe(200);
  });

  test('keeps the last factor of whoever is in such a shop, wherever they remove it [S6.1940]', async () => {
    const email = 'ida@shop.example';
    const here = await openSession(testApp, 'localhost', email);
    const there = await openSession(testApp, OTHER, email);
    await addApp(here);
    expect(await refusal(await own('totp/remove', {}, there))).toEqual([
      409,
      expect.stringMatching(/^Everyone on the team of Marlow & Finch needs a second step/),
    ]);
    expect((await team('list', here)).status).toBe(200);
    await release();
    expect((await own('totp/remove', {}, there)).status).toBe(200);
    await demand();
    expect(await reasonOf(await team('list', here))).toBe('factor');
  });

  test('is told to whoever is invited [S6.1941]', async () => {
    const email = 'jo@shop.example';
    const invited = await callAs(testApp, ada)('/api/team/invite', { email, role: 'viewer' });
    expect(invited.status).toBe(200);
    await handleEvents(testApp.services);
    const mail = (await database.db.select().from(mails)).find(
      ({ recipient }) => recipient === email,
    );
    expect(mail?.plain).toMatch(/Everyone on this team needs a second step to log in/);
    const token = /#(\S+)/.exec(mail?.plain ?? '')?.[1] ?? '';
    const link = await (await post('/api/account/link', { token })).json();
    expect(accountSchemas.readLink.response.parse(link).data?.needsFactor).toBe(true);
    await database.db.delete(domainEvents);
  });

  test('lets whoever has lost every factor begin anew by a command [S6.1942]', async () => {
    const args = ['reset-factors', '--host', 'localhost', ADA];
    expect((await runScript('admin', database.url, args)).code).toBe(2);
    const { code, stdout } = await runScript('admin', database.url, [...args, '--yes']);
    expect([code, stdout]).toEqual([
      0,
      `Removed the second factors of ${ADA}, and ended their sessions.\n`,
    ]);
    expect((await own('me')).status).toBe(401);
    ada = await logIn(testApp, { email: ADA, password: PASSWORD });
    expect(await reasonOf(await release())).toBe('factor');
    await addApp(ada);
    expect((await release()).status).toBe(200);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
