import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveBelow } from '@/backend/mount';
import { BACKEND_BASE_PATH, getBackend } from '@/backend/runtime';
import { withTestDatabase } from '../database';
import { seedShops } from './seed';

const database = withTestDatabase();
let dataDir: string;
let server: Server;
let base: string;

beforeAll(async () => {
  await seedShops(database.db);
  dataDir = await mkdtemp(join(tmpdir(), 'hemline-mount-'));
  server = createServer((request, response) => {
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
  await backend.database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a start that failed is answered 503 and tried again, one that worked is kept', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/nowhere');
  const failed = await fetch(`${base}/init`);
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('2');
  expect(await failed.json()).toMatchObject({ status: 503 });
  expect(complaint).toHaveBeenCalledTimes(1);

  vi.stubEnv('DATABASE_URL', database.url);
  expect((await fetch(`${base}/init`)).status).toBe(200);
  expect(getBackend()).toBe(getBackend());
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
