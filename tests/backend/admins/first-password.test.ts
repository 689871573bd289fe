import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accountLinks, mails } from '@/backend/db/schema';
import { addAdmin, makeLinkByCommand } from '@/backend/domain/admins';
import { accountSchemas } from '@/core/calls/account.schema';
import { logIn, openSession, PASSWORD, quickPasswords } from '../api/admin-session';
import { seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const clock = { now: 0 };
const testApp = withTestApp({ now: () => clock.now, passwords: quickPasswords });
const { database, post, logged } = testApp;
const NEW = 'a password that is new';

beforeAll(async () => {
  await seedShops(database.db);
  await openSession(testApp, 'other.example', 'eve@other.example');
});
beforeEach(() => {
  // Commands go by the clock of the machine.
  clock.now = Date.now();
});

const visit = (path: string, body: object, host = 'localhost') =>
  post(`/api/account/${path}`, body, { host });
const statusOf = async (path: string, body: object, host?: string) =>
  (await visit(path, body, host)).status;
const canLogIn = async (email: string, password: string) =>
  (await logIn(testApp, { email, password })).token !== '';

/** The token of a link that the command prints. */
async function linkFor(email: string, kind: 'reset' | 'invite' = 'reset', host = 'localhost') {
  const { secrets, config } = testApp.services;
  const tools = { db: database.db, secrets, config };
  const role = kind === 'invite' ? { role: 'viewer' } : {};
  return (await makeLinkByCommand(tools, host, { kind, email, ...role })).split('#')[1] ?? '';
}

/** Adds somebody without a password. */
async function added(email: string): Promise<string> {
  const tools = { db: database.db, passwords: quickPasswords };
  expect(await addAdmin(tools, 'localhost', { email })).toEqual({ hasPassword: false });
  return email;
}

test('whoever is added without a password chooses one by a link, once, for seven days [S6.1922]', async () => {
  const email = await added('nia@shop.example');
  const token = await linkFor(email);
  expect([await canLogIn(email, ''), await canLogIn(email, NEW)]).toEqual([false, false]);
  const { data } = accountSchemas.readLink.response.parse(
    await (await visit('link', { token })).json(),
  );
  expect(data).toMatchObject({ kind: 'reset', email, hasAccount: false });
  clock.now += 7 * DAY_MS - MINUTE_MS;
  expect(await statusOf('reset/finish', { token, password: NEW })).toBe(200);
  expect(await canLogIn(email, NEW)).toBe(true);
  expect(await statusOf('reset/finish', { token, password: PASSWORD })).toBe(404);
  // There was none that they would have to hear of.
  const received = await database.db.select().from(mails).where(eq(mails.recipient, email));
  expect(received.map(({ subject }) => subject)).not.toContain('Your password has changed');
});

test('the link ends after seven days, and another takes its place [S6.1922]', async () => {
  const email = await added('ole@shop.example');
  const token = await linkFor(email);
  clock.now += 7 * DAY_MS + MINUTE_MS;
  expect(await statusOf('reset/finish', { token, password: NEW })).toBe(404);
  clock.now = Date.now();
  const another = { token: await linkFor(email), password: NEW };
  expect(await statusOf('reset/finish', another)).toBe(200);
});

test('it is one of half an hour once there is a password, also by an invitation or a command [S6.1922]', async () => {
  const email = await added('pia@shop.example');
  const token = await linkFor(email);
  const invitation = await linkFor(email, 'invite', 'other.example');
  const joining = { token: invitation, password: NEW };
  expect(await statusOf('join', joining, 'other.example')).toBe(200);
  expect(await canLogIn(email, NEW)).toBe(true);
  clock.now += 31 * MINUTE_MS;
  expect(await statusOf('link', { token })).toBe(404);
  expect(await statusOf('reset/finish', { token, password: PASSWORD })).toBe(404);
  const tools = { db: database.db, passwords: quickPasswords };
  const other = await added('quin@shop.example');
  await addAdmin(tools, 'other.example', { email: other, password: PASSWORD });
  expect(await canLogIn(other, PASSWORD)).toBe(true);
  await expect(addAdmin(tools, 'other.example', { email: other, password: NEW })).rejects.toThrow(
    /has another password already/,
  );
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});

test('a shop without an owner invites one first, and takes nobody else [S6.1947]', async () => {
  const tools = { ...testApp.services, db: database.db };
  const [host, email] = ['jersey.localhost', 'ivo@shop.example'];
  const invite = (role?: string) =>
    makeLinkByCommand(tools, host, { kind: 'invite', email, ...(role && { role }) });
  await expect(invite('viewer')).rejects.toMatchObject({ problems: [{ field: 'role' }] });
  const token = (await invite()).split('#')[1] ?? '';
  const link = accountSchemas.readLink.response.parse(
    await (await visit('link', { token }, host)).json(),
  );
  expect(link.data?.role).toBe('owner');
  await database.db
    .update(accountLinks)
    .set({ role: 'viewer' })
    .where(eq(accountLinks.email, email));
  expect(await statusOf('join', { token, password: NEW }, host)).toBe(409);
});
