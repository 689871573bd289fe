import { beforeAll, expect, test } from 'vitest';
import { createApp } from '@/backend/app';
import { makeServices } from '@/backend/make-services';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ settings: () => ({ paymentOrigin: 'https://pay.example' }) });
beforeAll(async () => {
  await seedShops(testApp.database.db);
  await testApp.database.pool.query(
    `INSERT INTO shop_aliases (host, shop_id) SELECT 'www.other.example', id FROM shops WHERE host = 'other.example'`,
  );
});

/** Asks as a proxy does, which names the process by an address of its own. */
const statusOf = async (domain: string) =>
  (await testApp.get(`/certificates/allowed?domain=${encodeURIComponent(domain)}`, 'app:3000'))
    .status;

test.each([
  ...['other.example', 'OTHER.example', 'www.other.example', 'pay.example'],
  ...['admin.other.example', 'admin.www.other.example'],
])('a certificate may be made for %s [S2.1623] [S9.1859]', async (domain) =>
  expect(await statusOf(domain)).toBe(200),
);

test.each([
  ...[
    'shop.other.example',
    'admin.nobody.example',
    'admin.a.other.example',
    'a.www.other.example',
    'x.pay.example',
    'nobody.example',
    'example',
  ],
  ...['other.example:443', 'other.example.', '', '127.0.0.1', '::1', '*.other.example', "o'ther"],
  'x'.repeat(300),
])('none may be made for "%s" [S2.1624]', async (domain) => {
  expect(await statusOf(domain)).toBe(404);
});

test('the answer names nothing of a shop and is kept by nobody [S2.1624]', async () => {
  const answer = await testApp.get('/certificates/allowed?domain=other.example', 'app:3000');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ status: 0, message: 'allowed' });
});

test('while the database is away the proxy is told to come again [S2.1624]', async () => {
  const { services } = testApp;
  const lost = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const directory = { query: () => Promise.reject(lost) } as never;
  const app = createApp(makeServices({ ...services, shops: { ...services.shops, directory } }));
  expect((await app.request('/certificates/allowed?domain=other.example')).status).toBe(503);
});
