import { beforeAll, expect, test } from 'vitest';
import { designSchemas } from '@/core/calls/design.schema';
import type { LayoutNode } from '@/core/model/page';
import { eventually } from '../../support/eventually';
import { callAs, openSession, quickPasswords, setRole } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, read } = testApp;
const EMAIL = 'mia@shop.example';
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(database.db);
  call = callAs(testApp, await openSession(testApp, 'localhost', EMAIL));
});

const words = (content: string): LayoutNode => ({ id: 'one', type: 'text', props: { content } });
const save = (content: string) =>
  call('/api/user/pages/layout/save', { pageSlug: 'about', layout: [words(content)] });

async function shown() {
  const answer = await read('/api/user/pages/layout/load?pageSlug=about');
  return designSchemas.loadPageLayout.response.parse(answer).data.layout;
}

/** Number of sessions of the database that wait for a row. */
async function waiting(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

test('a role that is taken away between two saves refuses the second, which changes nothing [S6.1894]', async () => {
  await setRole(database.db, EMAIL, 'editor');
  expect((await save('First')).status).toBe(200);
  await setRole(database.db, EMAIL, 'viewer');
  const refused = await save('Second');
  expect(await failureOf(refused)).toMatchObject({ status: 403, reason: 'right' });
  expect(await shown()).toEqual([words('First')]);
});

test('a save that was let in is finished though the role is taken away meanwhile; the next is not [S6.1894]', async () => {
  await setRole(database.db, EMAIL, 'editor');
  await save('Before');
  const saved = await database.db.transaction(async (held) => {
    await held.execute('SELECT FROM pages FOR UPDATE');
    const underway = save('Underway');
    await eventually(async () => expect(await waiting()).toBe(1));
    await setRole(database.db, EMAIL, 'viewer');
    return { underway };
  });
  expect((await saved.underway).status).toBe(200);
  expect(await shown()).toEqual([words('Underway')]);
  expect((await save('After')).status).toBe(403);
  expect(await shown()).toEqual([words('Underway')]);
});

test('who sees the account after that sees the role as it is now [S6.1894]', async () => {
  await setRole(database.db, EMAIL, 'viewer');
  expect(await (await call('/api/account/me', {})).json()).toMatchObject({
    data: { email: EMAIL, role: 'viewer' },
  });
});

test('who may change the design saves no setting of the shop beside it, and nothing at all with one [S6.1914]', async () => {
  await setRole(database.db, EMAIL, 'editor');
  const design = '/api/user/domain/design/save';
  const theme = { accent: '#112233' };
  const loaded = await read('/api/user/domain/design/load');
  const price = designSchemas.loadDesign.response.parse(loaded).data.shipping_cost;
  expect((await call(design, { settings: { theme } })).status).toBe(200);
  const accent = { accent: '#445566' };
  const refused = [
    [design, { shipping_cost: 0.5, settings: { theme: accent } }],
    [design, { settings: { theme: accent, freeShippingFrom: 1 } }],
    [design, { opening: 'paused' }],
    [design, { gtag: 'GTM-ABC1234' }],
    ['/api/domain/save-homepage-design', { settings: { theme: accent, freeShippingFrom: 1 } }],
  ] as const;
  for (const [path, fields] of refused) {
    const says = expect.stringContaining('may not change the settings');
    const failure = await failureOf(await call(path, fields));
    expect.soft(failure).toMatchObject({ status: 403, reason: 'right', message: says });
  }
  const answer = await read('/api/user/domain/design/load');
  const { data } = designSchemas.loadDesign.response.parse(answer);
  expect(data).toMatchObject({ settings: { theme }, opening: 'open', shipping_cost: price });
});
