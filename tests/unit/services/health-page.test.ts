import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { beforeEach, expect, it, vi } from 'vitest';
import * as runtime from '@/backend/runtime';
import { healthPage } from '@/services/server/health-page';

const app = new Hono();
app.get('/healthz', (c) => c.json({ status: 0 }, 200, { 'cache-control': 'no-store' }));
app.get('/readyz', (c) => c.json({ status: 503 }, 503));
beforeEach(() => void vi.spyOn(runtime, 'getBackend').mockResolvedValue({ app } as never));

it.each([
  ['/healthz', 200],
  ['/readyz', 503],
] as const)('%s is what the backend says: %i', async (path, status) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const res = new ServerResponse(req);
  const end = vi.spyOn(res, 'end');
  await healthPage(path)({ req, res, query: {}, resolvedUrl: path });
  expect(res.statusCode).toBe(status);
  expect(res.getHeader('content-type')).toBe('application/json');
  expect(end).toHaveBeenCalledWith(expect.stringContaining('"status"'));
});
