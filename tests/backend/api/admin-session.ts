import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { admins, people } from '@/backend/db/schema';
import { addAdmin, createPasswords } from '@/backend/domain/admins';
import { adminSchemas } from '@/core/calls/admin.schema';
import { type From, originOf, type TestApp } from './test-app';

/** Real hashes at next to no cost, for tests that are about something else. */
export const quickPasswords = createPasswords({ cost: { ln: 4, r: 8, p: 1 } });

export const PASSWORD = 'correct horse battery';

/** The members of shops who have an e-mail address, with the person each is. */
export async function membersWith(db: NodePgDatabase, email: string) {
  const isTheirs = eq(people.email, email);
  const rows = await db
    .select()
    .from(admins)
    .innerJoin(people, eq(people.id, admins.personId))
    .where(isTheirs);
  return rows.map(({ admins: { id, ...member }, people: { id: _id, ...person } }) => ({
    ...{ id, ...person, ...member },
  }));
}

/** Gives whoever has an e-mail address another role, in every shop. */
export async function setRole(db: NodePgDatabase, email: string, role: string): Promise<void> {
  for (const { id } of await membersWith(db, email)) {
    await db.update(admins).set({ role }).where(eq(admins.id, id));
  }
}

/** An admin who is logged in, as their browser holds it. */
export interface Session {
  token: string;
  /** The Cookie header. */
  cookie: string;
  /** The shop's own. */
  host: string;
}

/** Adds an admin to a shop and logs them in. */
export async function openSession(
  testApp: TestApp,
  host = 'localhost',
  email = 'ada@shop.example',
): Promise<Session> {
  const tools = { db: testApp.database.db, passwords: quickPasswords };
  await addAdmin(tools, host, { email, password: PASSWORD });
  return logIn(testApp, { email, password: PASSWORD }, host);
}

export async function logIn(testApp: TestApp, credentials: object, host = 'localhost') {
  return sessionOf(await testApp.post('/api/admin/login', credentials, { host }), host);
}

/** Proves who holds a session, and gives it as their browser holds it from then on. */
export async function prove(testApp: TestApp, session: Session, proof: object) {
  const answer = await callAs(testApp, session)('/api/account/prove', proof);
  return sessionOf(answer, session.host);
}

async function sessionOf(answer: Response, host: string): Promise<Session> {
  const { data } = adminSchemas.login.response.parse(await answer.json());
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { token: data?.token ?? '', cookie, host };
}

/** What the browser of an admin sends along with a call. */
export function headersOf({ token, cookie, host }: Session): Record<string, string> {
  return { authorization: `Bearer ${token}`, cookie, origin: originOf(`admin.${host}`) };
}

/** Calls as an admin does: `domain` is their shop's unless the body names one. */
export function callAs(testApp: TestApp, session: Session) {
  return (path: string, body: object, from: From = {}): Promise<Response> =>
    testApp.post(
      path,
      { domain: session.host, ...body },
      {
        host: session.host,
        ...from,
        headers: { ...headersOf(session), ...from.headers },
      },
    );
}
