import { beforeAll, describe, expect, test } from 'vitest';
import type { ServedRoutes } from '@/backend/http/route';
import { forShop } from '@/backend/http/serve-call';
import type { Call } from '@/core/calls/call';
import { contract } from '@/core/calls/contract.schema';
import { failureSchema } from '@/core/calls/failure.schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { headersOf, openSession, quickPasswords, type Session, setRole } from './admin-session';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const DAY_MS = 86_400_000;
const clock = { now: Date.UTC(2026, 0, 1) };
const testApp = withTestApp({ now: () => clock.now, passwords: quickPasswords });
const { database, logged, post } = testApp;

const adminCalls = Object.values(contract)
  .flatMap(({ calls }): Call[] => Object.values(calls))
  .filter(({ access }) => access === 'admin')
  .map(({ path }) => path.replace(':slug', 'homepage'));

let session: Session;
let foreign: Session;

beforeAll(async () => {
  await seedShops(database.db);
  session = await openSession(testApp);
  foreign = await openSession(testApp, 'other.example');
});

/** Sends a call with an admin's headers, some of them otherwise or left out. */
function send(path: string, changes: Record<string, string | undefined> = {}, host = 'localhost') {
  const headers = Object.entries({ ...headersOf(session), ...changes });
  const sent = headers.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return post(path, { domain: 'localhost' }, { host, headers: Object.fromEntries(sent) });
}

async function refusal(answer: Response): Promise<[number, string]> {
  const { status, message } = failureSchema.parse(await answer.json());
  expect(answer.status).toBe(status);
  return [status, message];
}

describe.each(adminCalls)('%s', (path) => {
  test('is for whoever is logged in [S6.206]', async () => {
    const none = [undefined, '', 'Bearer', 'Bearer ', `Basic ${session.token}`, session.token];
    const wrong = [`Bearer ${'x'.repeat(43)}`, `Bearer ${session.token}x`, "Bearer ' or 1=1"];
    for (const authorization of [...none, ...wrong]) {
      expect((await refusal(await send(path, { authorization })))[0], authorization).toBe(401);
    }
    expect((await send(path, { authorization: undefined })).headers.get('www-authenticate')).toBe(
      'Bearer',
    );
    expect([200, 400, 404, 409, 422]).toContain((await send(path)).status);
  });

  test('is for admins of the shop it names alone [S6.207]', async () => {
    const cookie = foreign.cookie.replace('__Host-', '');
    const headers = headersOf({ ...foreign, host: 'localhost', cookie });
    const answer = await post(path, { ...SOUND, domain: 'localhost' }, { headers });
    expect(await refusal(answer)).toEqual([403, 'You are not an admin of this shop.']);
    const unnamed = await post(path, { ...SOUND, domain: 'nobody.example' }, as(session));
    expect((await refusal(unnamed))[0]).toBe(404);
  });

  test('needs the twin that only the admin’s browser has, or a login [S6.208] [S8.840]', async () => {
    const other = await openSession(testApp, 'jersey.localhost', `x${Math.random()}@y.example`);
    for (const cookie of [undefined, '', 'storeTwin=', 'storeTwin=x', other.cookie]) {
      expect((await refusal(await send(path, { cookie })))[0], cookie).toBe(401);
    }
    const many = `a=b; ${session.cookie}; storeToken=${session.token}`;
    expect((await send(path, { cookie: many })).status).not.toBe(401);
  });

  test('is refused on hosts of shops, and on where the admins of another one work [S4.1854]', async () => {
    for (const origin of ['http://localhost', 'http://admin.localhost']) {
      const atShop = { isAtShop: true, headers: { ...headersOf(session), origin } };
      expect(await refusal(await post(path, { domain: 'localhost' }, atShop))).toEqual([
        403,
        'Only pages of http://admin.localhost may make this call.',
      ]);
    }
    const headers = { ...headersOf(session), origin: 'http://admin.jersey.localhost' };
    const elsewhere = { host: 'jersey.localhost', headers };
    const answer = await post(path, { ...SOUND, domain: 'localhost' }, elsewhere);
    expect((await refusal(answer))[0]).toBe(403);
  });

  test('is taken from pages of its own origin alone [S6.209]', async () => {
    const foreignOrigins = [
      'http://evil.example',
      'http://localhost',
      'https://admin.localhost',
      'http://admin.localhost:3001',
      'http://admin.localhost.evil.example',
      'http://admin.jersey.localhost',
      'null',
      '',
    ];
    for (const origin of foreignOrigins) {
      const [status, message] = await refusal(await send(path, { origin }));
      expect(status, origin).toBe(403);
      expect(message).toContain('http://admin.localhost');
    }
    expect((await refusal(await send(path, { origin: undefined })))[0]).toBe(403);
  });
});

const SOUND = {
  kind: 'html',
  content: '',
  ...{ pageSlug: 'homepage', layout: [], name: 'A page', component: { type: 'text' } },
  ...{ email: 'new@x.example', role: 'viewer', password: 'a new password', ticket: '', code: '0' },
  passkey: {
    ...{ id: 'x', rawId: 'x', type: 'public-key' },
    response: { clientDataJSON: 'x', attestationObject: 'x' },
  },
  ...{
    id: '00000000-0000-4000-8000-000000000000',
    category: [],
    path: '/old',
    target: '/shop',
    lines: [],
    file: '',
  },
  ...{ order_id: 'none', seen: { state: 'paid', refunded: 0, refundDue: 0 }, to: 'delivered' },
  seenMessage: '00000000-0000-4000-8000-000000000000',
  ...{ carrier: 'DHL', trackingNumber: '1', verdict: 'approved', isDone: true, message: 'Hello' },
  email: 'nobody@mail.example',
};
const as = (who: Session) => ({ host: who.host, headers: headersOf(who) });

describe('the origin of a call', () => {
  const path = '/savecategories';
  const status = async (changes: Record<string, string | undefined>, host?: string) =>
    (await send(path, changes, host)).status;

  test('counts by Referer where Origin is absent, then by what the browser says [S6.209]', async () => {
    const origin = undefined;
    expect(await status({ origin, referer: 'http://admin.localhost/design?page=about' })).not.toBe(
      403,
    );
    expect(await status({ origin, referer: 'http://evil.example/http://admin.localhost/' })).toBe(
      403,
    );
    expect(await status({ origin, 'sec-fetch-site': 'same-origin' })).not.toBe(403);
    for (const site of ['same-site', 'cross-site', 'none']) {
      expect(await status({ origin, 'sec-fetch-site': site }), site).toBe(403);
      expect(await status({ 'sec-fetch-site': site }), site).toBe(403);
    }
  });

  test('has a port, which is the one that was asked', async () => {
    const origin = 'http://admin.localhost:3000';
    expect(await status({ origin }, 'localhost:3000')).not.toBe(403);
    expect(await status({ origin }, 'localhost:3001')).toBe(403);
    expect(await status({ origin }, 'localhost')).toBe(403);
    expect(await status({ origin: 'http://admin.localhost:80' }, 'localhost')).not.toBe(403);
  });

  test('is https anywhere but on this machine', async () => {
    const call = (origin: string) =>
      post(
        path,
        { domain: 'other.example', category: [] },
        {
          host: 'other.example',
          headers: { ...headersOf(foreign), origin },
        },
      );
    expect((await call('https://admin.other.example')).status).toBe(200);
    expect((await call('http://admin.other.example')).status).toBe(403);
  });
});

test('a role that is taken away counts at the next call, in words [S6.1732]', async () => {
  const mia = await openSession(testApp, 'localhost', 'mia@shop.example');
  const save = () => post('/savecategories', { category: [] }, as(mia));
  expect((await save()).status).toBe(200);
  await setRole(database.db, 'mia@shop.example', 'viewer');
  const answer = await save();
  expect(answer.status).toBe(403);
  expect(failureSchema.parse(await answer.json())).toEqual({
    ...{ status: 403, reason: 'right' },
    message:
      'Your role here is viewer, which may not change the catalog. Ask an owner of the shop.',
  });
});

test('a session that has expired is none [S4.201]', async () => {
  clock.now += 7 * DAY_MS;
  for (const path of adminCalls) expect((await send(path)).status, path).toBe(401);
});

test('nothing is read of a request whose sender is unknown', async () => {
  let wasRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        wasRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = { method: 'POST', headers: { host: 'localhost' }, body, duplex: 'half' };
  expect((await testApp.app.request('/savecategories', request)).status).toBe(401);
  expect(wasRead).toBe(false);
});

test('the compiler lets no call of an admin be served to others', () => {
  const routes: Partial<ServedRoutes<'storefront'>> = {
    // @ts-expect-error: `forShop` lets everybody in.
    saveCategories: forShop(storefrontSchemas.saveCategories, async () => ({
      status: 0,
      message: '',
    })),
  };
  expect(routes.saveCategories?.access).toBe('public');
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
