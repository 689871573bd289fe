import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { createApp } from '@/backend/app';
import { adminSessions, admins, people } from '@/backend/db/schema';
import { hashSecret } from '@/backend/domain/admins/sessions';
import { adminSchemas } from '@/core/calls/admin.schema';
import type { ROLES } from '@/core/model/roles';
import { A, B, type MarkedShop } from './marked-shop';
import type { Actor } from './route-case';
import { ROW } from './seed-shop';

type Role = (typeof ROLES)[number];

export type App = ReturnType<typeof createApp>;
type Headers = Record<string, string>;

/** What the browsers of all who ask send along. */
export async function enterActors(app: App, db: NodePgDatabase): Promise<Record<Actor, Headers>> {
  const [adminB, ended] = [await logIn(app, B), await logIn(app, A)];
  const isEnded = eq(adminSessions.tokenHash, hashSecret(ended.token));
  await db
    .update(adminSessions)
    .set({ expiresAt: new Date(0) })
    .where(isEnded);
  return {
    ...{ nobody: {}, shopper: {}, expired: ended.headers, 'admin B': adminB.headers },
    owner: (await logIn(app, A)).headers,
    admin: await enterAs(app, db, 'admin'),
    catalog: await enterAs(app, db, 'catalog'),
    editor: await enterAs(app, db, 'editor'),
    staff: await enterAs(app, db, 'staff'),
    viewer: await enterAs(app, db, 'viewer'),
  };
}

/** Logs in somebody of shop A who has another role, by the password of its owner. */
async function enterAs(app: App, db: NodePgDatabase, role: Role): Promise<Headers> {
  const shopId = A.id(ROW.shop);
  const email = `${role}-${A.admin.email}`;
  const isOwner = eq(people.email, A.admin.email);
  const [owner] = await db.select().from(people).where(isOwner);
  const person = { email, name: A.hidden, passwordHash: owner?.passwordHash ?? '' };
  const [row] = await db.insert(people).values(person).returning();
  await db.insert(admins).values({ shopId, personId: row?.id ?? '', role });
  return (await logIn(app, { ...A, admin: { ...A.admin, email } })).headers;
}

async function logIn(app: App, { host, admin }: Pick<MarkedShop, 'host' | 'admin'>) {
  const answer = await app.request('/api/admin/login', {
    method: 'POST',
    headers: {
      ...{ host: `admin.${host}`, origin: `http://admin.${host}` },
      'content-type': 'application/json',
    },
    body: JSON.stringify(admin),
  });
  const { data } = adminSchemas.login.response.parse(await answer.json());
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const token = data?.token ?? '';
  return { token, headers: { authorization: `Bearer ${token}`, cookie } };
}
