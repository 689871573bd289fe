import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addAdmin, createPasswords } from '@/backend/domain/admins';
import { serveBelow } from '@/backend/mount';
import { BACKEND_BASE_PATH, getBackend } from '@/backend/runtime';
import { withTestDatabase } from '../database';
import { makeFolderOfRun } from '../test-server';
import { seedShops } from './seed';

/** What is logged, caught before it reaches the terminal. */
const lines: string[] = [];
vi.mock('@/backend/base/log', async (original) => {
  const { createLog, ...rest } = await original<typeof import('@/backend/base/log')>();
  const write = (line: string) => void lines.push(line);
  const caught: typeof createLog = (options) => createLog({ ...options, write });
  return { ...rest, createLog: caught };
});

const CREDENTIALS = { email: 'ada@shop.example', password: 'correct horse battery' };
const database = withTestDatabase();
let dataDir: string;
let server: Server;
let base: string;

beforeAll(async () => {
  await seedShops(database.db);
  dataDir = await makeFolderOfRun();
  server = createServer((request, response) => {
    // No name below localhost has an address here, and fetch says no other host than that.
    const { 'x-asked-host': host } = request.headers;
    const at = request.rawHeaders.findIndex((name) => name.toLowerCase() === 'host');
    if (typeof host === 'string') request.rawHeaders[at + 1] = host;
    // As Next does on the way.
    request.headers['x-forwarded-for'] ??= request.socket.remoteAddress;
    void serveBelow(BACKEND_BASE_PATH, request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test server has no port.');
  base = `http://127.0.0.1:${address.port}${BACKEND_BASE_PATH}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.close();
  const backend = await getBackend();
  await backend.close();
});

test('a start that failed is answered 503 and tried again, one that worked is kept', async () => {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('LOG_LEVEL', 'warn');
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/nowhere');
  const failed = await fetch(`${base}/init`);
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('2');
  expect(await failed.json()).toMatchObject({ status: 503 });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    error: { cause: { code: 'ECONNREFUSED' } },
  });

  vi.stubEnv('DATABASE_URL', database.url);
  expect((await fetch(`${base}/init`)).status).toBe(200);
  expect(getBackend()).toBe(getBackend());
});

test('who names a client that is not believed is told of, and nobody else [S7.815]', async () => {
  lines.splice(0);
  expect((await fetch(`${base}/init`)).status).toBe(200);
  // A header of another name that holds the name of this one.
  await fetch(`${base}/init`, { headers: { 'x-note': 'X-Forwarded-For' } });
  expect(lines).toEqual([]);
  await fetch(`${base}/init`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(lines.join()).toContain('An X-Forwarded-For was not believed');
});

test('paths lose the base path, everything else of a request arrives', async () => {
  const page = await fetch(`${base}/shop?category=Shirts&limit=2`);
  expect(await page.json()).toMatchObject({ total: 4, products: [{ name: 'Shirts 04' }, {}] });
  const init = await fetch(`${base}/api/user/init`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: 'other.example' }),
  });
  expect(await init.json()).toMatchObject({ status: 0, data: { domain: 'other.example' } });
  expect((await fetch(base)).status).toBe(404);
});

test('the address of a connection counts, whatever a request says of itself', async () => {
  const track = (forwarded: string) =>
    fetch(`${base}/track-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ order_id: 'MF-1', email: 'ada@example.com', domain: 'localhost' }),
    });
  const statuses = [];
  for (let time = 1; time <= 6; time += 1) statuses.push((await track(`192.0.2.${time}`)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

test('an admin logs in and saves a large layout over the wire [S4.200] [S5.202]', async () => {
  const { shops } = await getBackend();
  await addAdmin({ db: shops.across.db, passwords: createPasswords() }, 'localhost', CREDENTIALS);
  const host = `admin.localhost:${new URL(base).port}`;
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: {
        ...{ 'x-asked-host': host, origin: `http://${host}` },
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const login = await send('/api/admin/login', CREDENTIALS);
  const { data } = await login.json();
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';');
  const session = { authorization: `Bearer ${data.token}`, cookie };
  const page = (length: number) => ({
    domain: 'localhost',
    pageSlug: 'about',
    layout: [{ type: 'text', props: { content: 'x'.repeat(length) } }],
  });
  const save = (length: number, headers: Record<string, string>) =>
    send('/api/user/pages/layout/save', page(length), headers);
  expect((await save(1_040_000, session)).status).toBe(200);
  expect((await save(4_200_000, session)).status).toBe(413);
  expect((await save(4_000_000, { cookie })).status).toBe(401);
  expect((await save(10, { ...session, origin: 'http://evil.example' })).status).toBe(403);
  const loaded = await fetch(`${base}/api/user/pages/layout/load?pageSlug=about`);
  expect((await loaded.json()).data.layout).toEqual(page(1_040_000).layout);
});

test('a body in pieces, of no stated length, is read as far as it may be', async () => {
  const send = (pieces: string[]) => {
    const headers = { 'content-type': 'application/json' };
    const body = new Blob(pieces).stream();
    const request = { method: 'POST', headers, body, duplex: 'half' };
    return fetch(`${base}/api/user/init`, request);
  };
  const split = await send(['{"domain":"other.', 'example","text":"', 'é"}']);
  expect(await split.json()).toMatchObject({ status: 0, data: { domain: 'other.example' } });
  const large = await send(['{"domain":"', 'x'.repeat(1_100_000), '"}']);
  expect(large.status).toBe(413);
});

test('an admin leaves without a body as well [S4.202]', async () => {
  const host = `admin.localhost:${new URL(base).port}`;
  const leave = (headers: Record<string, string>, body?: string) =>
    fetch(`${base}/api/admin/logout`, {
      ...{
        method: 'POST',
        headers: { 'x-asked-host': host, origin: `http://${host}`, ...headers },
      },
      ...(body && { body }),
    });
  const bare = await leave({ authorization: 'Bearer none' });
  expect(await bare.json()).toEqual({ status: 0, message: '' });
  expect((await leave({ 'content-type': 'application/json' })).status).toBe(200);
  expect((await leave({ 'content-type': 'text/plain' }, 'x')).status).toBe(415);
});
