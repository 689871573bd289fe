import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { createApp } from '@/backend/app';
import { adminSessions } from '@/backend/db/schema';
import { hashSecret } from '@/backend/domain/admins/sessions';
import { adminSchemas } from '@/core/calls/admin.schema';
import { A, B, type MarkedShop } from './marked-shop';
import type { Actor } from './route-case';

export type App = ReturnType<typeof createApp>;
type Headers = Record<string, string>;

/** What the browsers of all who ask send along. */
export async function enterActors(app: App, db: NodePgDatabase): Promise<Record<Actor, Headers>> {
  const [adminA, adminB, ended] = [await logIn(app, A), await logIn(app, B), await logIn(app, A)];
  const isEnded = eq(adminSessions.tokenHash, hashSecret(ended.token));
  await db
    .update(adminSessions)
    .set({ expiresAt: new Date(0) })
    .where(isEnded);
  return {
    nobody: {},
    shopper: {},
    'admin A': adminA.headers,
    'admin B': adminB.headers,
    expired: ended.headers,
  };
}

async function logIn(app: App, { host, admin }: MarkedShop) {
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
