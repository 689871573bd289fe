import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { domainEvents, mails } from '@/backend/db/schema';
import { handleEvents } from '@/backend/upkeep/handle-events';
import { accountSchemas } from '@/core/calls/account.schema';
import {
  callAs,
  logIn,
  membersWith,
  openSession,
  PASSWORD,
  quickPasswords,
  type Session,
  setRole,
} from '../api/admin-session';
import { seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const clock = { now: Date.now() };
const testApp = withTestApp({ now: () => clock.now, passwords: quickPasswords });
const { database, post, logged } = testApp;
const ADA = 'ada@shop.example';
const NEW = 'a password that is new';

let ada: Session;

beforeAll(async () => {
  await seedShops(database.db);
  await openSession(testApp);
  await openSession(testApp, 'other.example', 'eve@other.example');
});

beforeEach(async () => {
  ada = await logIn(testApp, { email: ADA, password: PASSWORD });
});

const team = (path: string, body: object = {}, session = ada) =>
  callAs(testApp, session)(`/api/team/${path}`, body);
const visit = (path: string, body: object, host = 'localhost') =>
  post(`/api/account/${path}`, body, { host });
const canLogIn = async (email: string, password: string, host = 'localhost') =>
  (await logIn(testApp, { email, password }, host)).token !== '';

/** The newest mail to somebody since the queue was last emptied, and the token of the link in it. */
async function mailTo(address: string) {
  await handleEvents(testApp.services);
  const rows = await database.db.select().from(mails);
  const mail = rows.filter(({ recipient }) => recipient === address).at(-1);
  await database.db.delete(mails);
  return { subject: mail?.subject, token: /#(\S+)/.exec(mail?.plain ?? '')?.[1] ?? '' };
}

async function askForReset(email: string): Promise<string> {
  await mailTo(email);
  expect((await visit('reset', { email })).status).toBe(200);
  return (await mailTo(email)).token;
}

describe('a link for a new password', () => {
  test('sets one, once, within 30 minutes, and ends what was open [S6.1745]', async () => {
    const email = 'bea@shop.example';
    const bea = await openSession(testApp, 'localhost', email);
    const [older, token] = [await askForReset(email), await askForReset(email)];
    const { data } = accountSchemas.readLink.response.parse(
      await (await visit('link', { token })).json(),
    );
    expect(data).toMatchObject({ kind: 'reset', email, hasAccount: true });
    const weak = await visit('reset/finish', { token, password: 'basketball' });
    expect(await weak.json()).toMatchObject({ status: 422, path: 'password' });
    const answer = await visit('reset/finish', { token, password: NEW });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^storeDevice=[\w.-]+; Max-Age=15552000; .*HttpOnly/,
    );
    expect((await mailTo(email)).subject).toBe('Your password has changed');
    expect((await callAs(testApp, bea)('/api/account/me', {})).status).toBe(401);
    expect([await canLogIn(email, PASSWORD), await canLogIn(email, NEW)]).toEqual([false, true]);
    for (const used of [token, older]) {
      const again = await visit('reset/finish', { token: used, password: PASSWORD });
      expect(await again.json()).toEqual({
        status: 404,
        message: 'This link has been used already, or its time is over. Ask for a new one.',
      });
    }
    const late = await askForReset(ADA);
    clock.now += 30 * MINUTE_MS;
    expect((await visit('reset/finish', { token: late, password: NEW })).status).toBe(404);
  });

  test('is used by one of many who use it at once [S6.1745]', async () => {
    const email = 'finn@shop.example';
    await openSession(testApp, 'localhost', email);
    const token = await askForReset(email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        visit('reset/finish', { token, password: `${NEW} ${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  test('is asked for by the same work and answer, whether there is an account or not [S6.1746]', async () => {
    const received = [];
    for (const email of [ADA, 'nobody@shop.example', 'eve@other.example']) {
      await database.db.delete(domainEvents);
      const { sent, result } = await database.queriesOf(() => visit('reset', { email }));
      const { 'x-request-id': _id, ...headers } = Object.fromEntries(result.headers);
      const events = await database.db.$count(domainEvents);
      received.push({ work: sent.length, events, headers, text: await result.text() });
      expect((await mailTo(email)).token === '').toBe(email !== ADA);
    }
    expect(new Set(received.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test('is of its shop, and cannot be made up [S6.1745]', async () => {
    const token = await askForReset(ADA);
    const [claim] = token.split('.');
    for (const wrong of ['', 'none', `${claim}.x`, `${token}x`]) {
      expect((await visit('link', { token: wrong })).status, wrong).toBe(404);
    }
    expect((await visit('link', { token }, 'other.example')).status).toBe(404);
    expect(JSON.stringify(await database.db.select().from(domainEvents))).not.toContain(token);
  });
});

describe('an invitation', () => {
  const invited = async (email: string, role: string) => {
    await mailTo(email);
    expect((await team('invite', { email, role })).status).toBe(200);
    return (await mailTo(email)).token;
  };

  test('makes somebody a member in its role, once [S6.1747]', async () => {
    const email = 'gil@shop.example';
    const first = await invited(email, 'viewer');
    const token = await invited(email, 'editor');
    expect((await visit('link', { token: first })).status).toBe(404);
    const { data } = accountSchemas.team.response.parse(await (await team('list')).json());
    expect(data.invites).toMatchObject([{ email, role: 'editor' }]);
    expect((await visit('join', { token, password: 'short' })).status).toBe(422);
    expect((await visit('join', { token, password: NEW, name: 'Gil' })).status).toBe(200);
    expect((await visit('join', { token, password: NEW })).status).toBe(404);
    expect(await canLogIn(email, NEW)).toBe(true);
    expect(await membersWith(database.db, email)).toMatchObject([{ name: 'Gil', role: 'editor' }]);
    expect((await team('invite', { email, role: 'viewer' })).status).toBe(409);
  });

  test('is taken with the password of an account that is there [S6.1747]', async () => {
    const token = await invited('eve@other.example', 'staff');
    const wrong = await visit('join', { token, password: NEW });
    expect(wrong.status).toBe(401);
    expect((await visit('join', { token, password: PASSWORD })).status).toBe(200);
    expect(await canLogIn('eve@other.example', PASSWORD)).toBe(true);
    const roles = (await membersWith(database.db, 'eve@other.example')).map(({ role }) => role);
    expect(roles.sort()).toEqual(['owner', 'staff']);
  });

  test('is taken back, ends after seven days, and with the right of who made it [S6.1748]', async () => {
    const token = await invited('hal@shop.example', 'viewer');
    const { data } = accountSchemas.team.response.parse(await (await team('list')).json());
    const [{ id } = { id: '' }] = data.invites;
    expect((await team('invite/revoke', { id })).status).toBe(200);
    expect((await visit('join', { token, password: NEW })).status).toBe(404);

    const ida = await openSession(testApp, 'localhost', 'ida@shop.example');
    expect((await team('invite', { email: 'x@x.example', role: 'owner' }, ida)).status).toBe(403);
    await team('invite', { email: 'hal@shop.example', role: 'admin' }, ida);
    const granted = (await mailTo('hal@shop.example')).token;
    const [member] = await membersWith(database.db, 'ida@shop.example');
    expect((await team('role', { id: member?.id, role: 'viewer' })).status).toBe(200);
    expect((await visit('join', { token: granted, password: NEW })).status).toBe(404);

    const late = await invited('hal@shop.example', 'viewer');
    clock.now += 7 * DAY_MS;
    expect((await visit('join', { token: late, password: NEW })).status).toBe(404);
  });
});

describe('the team', () => {
  test('keeps its last owner, whoever leaves or is changed, also at once [S6.1734]', async () => {
    const email = 'jan@shop.example';
    const jan = await openSession(testApp, 'localhost', email);
    const [owner] = await membersWith(database.db, ADA);
    const [other] = await membersWith(database.db, email);
    const words = 'This is the last owner of the shop. Make somebody else an owner first.';
    for (const answer of [
      await team('role', { id: owner?.id, role: 'viewer' }),
      await team('remove', { id: owner?.id }),
      await callAs(testApp, ada)('/api/account/leave', { email: ADA }),
    ]) {
      expect(await answer.json()).toEqual({ status: 409, message: words });
    }
    expect((await team('remove', { id: owner?.id }, jan)).status).toBe(403);
    expect((await team('role', { id: other?.id, role: 'owner' })).status).toBe(200);
    const leaving = await Promise.all(
      [ada, jan].map((who, at) =>
        callAs(testApp, who)('/api/account/leave', { email: [ADA, email][at] }),
      ),
    );
    expect(leaving.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owners = [
      ...(await membersWith(database.db, ADA)),
      ...(await membersWith(database.db, email)),
    ];
    expect(owners.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  test('is for those who may see to it; whoever is removed is out at once [S6.1749]', async () => {
    const kim = await openSession(testApp, 'localhost', 'kim@shop.example');
    const lou = await openSession(testApp, 'localhost', 'lou@shop.example');
    await setRole(database.db, 'lou@shop.example', 'staff');
    const [member] = await membersWith(database.db, 'lou@shop.example');
    expect((await team('list', {}, lou)).status).toBe(403);
    expect((await team('remove', { id: member?.id }, kim)).status).toBe(200);
    expect((await callAs(testApp, lou)('/api/account/me', {})).status).toBe(401);
    expect(await membersWith(database.db, 'lou@shop.example')).toEqual([]);
    expect((await team('remove', { id: member?.id }, kim)).status).toBe(404);
  });
});

describe('what is on record', () => {
  test('is filtered, paged and exported with the names of its actors [S6.1750]', async () => {
    const mia = await openSession(testApp, 'localhost', 'mia@shop.example');
    const audit = async (body: object) =>
      accountSchemas.auditList.response.parse(
        await (await callAs(testApp, mia)('/api/audit/list', body)).json(),
      ).data;
    for (let time = 0; time < 60; time += 1) {
      await callAs(testApp, mia)('/savecategories', { category: [] });
    }
    const filters = { actor: 'Mia@shop.example', action: 'categories', outcome: 'done' };
    const first = await audit(filters);
    expect(first.entries).toHaveLength(50);
    expect(new Set(first.entries.map(({ actor }) => actor))).toEqual(new Set(['mia@shop.example']));
    const next = await audit({ ...filters, before: first.next ?? 0 });
    expect([next.entries.length, next.next]).toEqual([10, null]);
    expect((await audit({ action: '%' })).entries).toEqual([]);
    const until = new Date(clock.now - 400 * DAY_MS).toISOString();
    expect((await audit({ until })).entries).toEqual([]);
    const answer = await callAs(testApp, mia)('/api/audit/export', filters);
    const { data } = accountSchemas.auditExport.response.parse(await answer.json());
    expect(data.file.split('\r\n')).toHaveLength(62);
    expect(data.file).toMatch(/^at,actor,action,subject,outcome,status,requestId,network\r\n/);
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
