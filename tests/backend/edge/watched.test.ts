import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, pathsOf } from '@/backend/app';
import { createLog } from '@/backend/base/log';
import { nameRoutes } from '@/backend/http/name-routes';
import { makeServices } from '@/backend/make-services';
import { listCalls } from '@/backend/routes/calls';
import { beforeCalls, openToSites } from '@/edge';
import type { Handler } from '@/edge/request';
import { seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';

const TOKEN = 'a-token-of-tests-alone';
/** What no line may hold, in every place a request has. */
const MARK = 'zz-ada-lovelace';
const EMAIL = `${MARK}@secret.example`;

const testApp = withTestApp();
const lines: string[] = [];
const servers: Server[] = [];
let open = '';
let watched = '';

beforeAll(async () => {
  await seedShops(testApp.database.db);
  open = await serve(undefined);
  watched = await serve(TOKEN);
});
afterAll(() => {
  for (const server of servers) server.close();
});

/** The backend as `npm run backend` serves it. */
async function serve(metricsToken: string | undefined): Promise<string> {
  const log = createLog({ level: 'debug', write: (line) => void lines.push(line) });
  const { shops, config, media, mediaBase, secretKey } = testApp.services;
  const app = createApp(makeServices({ shops, media, mediaBase, secretKey, config, log }));
  const listener = getRequestListener(openToSites(app).fetch, { overrideGlobalObjects: false });
  const answer: Handler = async (request, response) => listener(request, response);
  const parts = {
    config: { trustedProxies: 1, hasSecureSubdomains: true, metricsToken },
    log,
    nameRoute: nameRoutes(pathsOf(app)),
  };
  const server = createServer(beforeCalls(answer, parts));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const get = (base: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { headers });

describe('a request', () => {
  it('has one id, from the edge to answer and log [S7.810]', async () => {
    lines.length = 0;
    const answer = await get(open, '/init', { 'x-request-id': 'edge-1' });
    await answer.text();
    expect(answer.headers.get('x-request-id')).toBe('edge-1');
    await expect.poll(() => lines.length).toBe(2);
    const received = lines.map((line) => JSON.parse(line));
    expect(received).toEqual([
      expect.objectContaining({
        message: 'call',
        requestId: 'edge-1',
        route: '/init',
        status: 200,
      }),
      expect.objectContaining({ message: 'request', requestId: 'edge-1', ms: expect.any(Number) }),
    ]);
  });

  it('leaves no address, query, body or header in a line, whatever becomes of it [S7.811]', async () => {
    lines.length = 0;
    for (const { call } of listCalls()) {
      const path = `${call.path.replace(/:\w+/g, MARK)}?email=${EMAIL}&id=${MARK}&domain=${MARK}`;
      const headers = {
        ...{
          'content-type': 'application/json',
          authorization: `Bearer ${MARK}`,
          referer: `http://${MARK}/`,
        },
        ...{ cookie: `storeTwin=${MARK}`, 'user-agent': MARK, 'x-forwarded-for': MARK },
      };
      const fields = [
        'name',
        'email',
        'order_id',
        'message',
        'access',
        'code',
        'id',
        'query',
        'password',
      ];
      const body = {
        domain: 'localhost',
        ...Object.fromEntries(fields.map((field) => [field, EMAIL])),
      };
      const init = call.method === 'POST' ? { method: 'POST', body: JSON.stringify(body) } : {};
      await (await fetch(`${open}${path}`, { ...init, headers })).text();
    }
    await (await get(open, `/operations/photos/${MARK}?w=${MARK}`)).text();
    await (await get(open, `/${MARK}/${MARK}`)).text();
    expect(lines.length).toBeGreaterThan(2 * listCalls().length);
    expect(lines.filter((line) => line.includes(MARK))).toEqual([]);
  });

  it('that fails is logged with its id and without what it was sent [S7.811]', async () => {
    lines.length = 0;
    const log = createLog({ level: 'info', write: (line) => void lines.push(line) });
    const app = createApp({ ...testApp.services, log });
    app.get('/broken/:who', () => {
      throw Object.assign(new Error(`invalid input for "${MARK}"`), { code: '22P02' });
    });
    const answer = await app.request(`/broken/${MARK}?q=${EMAIL}`, {
      headers: { 'x-request-id': 'r-9' },
    });
    expect(await answer.json()).toEqual({
      status: 500,
      message: 'Something went wrong (request r-9).',
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', requestId: 'r-9' });
    expect(lines[0]).not.toContain(MARK);
  });
});

describe('whatever is answered', () => {
  const authorization = `Bearer ${TOKEN}`;
  const answers: [string, string, RequestInit][] = [
    ['/metrics', '/metrics', { headers: { authorization } }],
    ['what a browser asks before a call', '/init', { method: 'OPTIONS' }],
    ['a call', '/init', {}],
    ['what does not exist', '/nothing', {}],
  ];

  it.each(answers)('%s has the headers that every answer has [S9.750]', async (_, path, init) => {
    const { headers } = await fetch(`${watched}${path}`, init);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('a call and what a browser asks before it are open to any site, metrics to none', async () => {
    for (const [, path, init] of answers) {
      const { headers } = await fetch(`${watched}${path}`, init);
      const expected = path === '/metrics' ? null : '*';
      expect(headers.get('access-control-allow-origin'), path).toBe(expected);
    }
    const posted = await fetch(`${watched}/api/user/init`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ domain: 'localhost' }),
    });
    expect(await posted.json()).toMatchObject({ status: 0, data: { domain: 'localhost' } });
  });

  it('by the app keeps the headers that the app gives it [S9.750]', async () => {
    const docs = await get(watched, '/docs');
    expect(docs.headers.get('content-security-policy')).toContain('style-src');
    const media = await get(watched, '/media/nothing.webp');
    expect(media.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('GET /metrics', () => {
  it('tells what the process does, in few series that name nobody [S7.812]', async () => {
    for (const path of [
      '/init',
      '/shop',
      `/media/${MARK}.webp`,
      `/${MARK}`,
      `/a/${MARK}?q=${EMAIL}`,
    ]) {
      await (await get(watched, path)).text();
    }
    const answer = await get(watched, '/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(
      /hemline_http_requests_total\{route="\/init",method="GET",status="200"\} \d/,
    );
    expect(text).toContain(
      'hemline_http_requests_total{route="/media/:key",method="GET",status="404"}',
    );
    expect(text).toContain('hemline_http_requests_total{route="other",method="GET",status="404"}');
    for (const name of [
      ...['hemline_http_request_duration_seconds_bucket', 'hemline_http_requests_in_flight 1'],
      ...[
        'hemline_build_info{version=',
        'nodejs_eventloop_lag_seconds',
        'process_cpu_seconds_total',
      ],
      ...[
        'process_resident_memory_bytes',
        'hemline_rate_refusals_total',
        'hemline_page_cache_total',
      ],
      ...['hemline_events_total', 'hemline_mails_total', 'hemline_upkeep_jobs_total'],
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain(MARK);
  });

  it('does not exist where no token is set [S7.813]', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${TOKEN}`]) {
      expect((await get(open, '/metrics', { authorization })).status, authorization).toBe(404);
    }
    expect((await get(open, '/metrics')).status).toBe(404);
  });

  it('is for whoever has the token alone [S7.813]', async () => {
    const metricsWith = (authorization: string) => get(watched, '/metrics', { authorization });
    expect((await metricsWith(`Bearer ${TOKEN}`)).status).toBe(200);
    for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
      expect((await metricsWith(wrong)).status, wrong).toBe(404);
    }
    expect((await get(watched, '/metrics')).status).toBe(404);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const posted = await fetch(`${watched}/metrics`, { method: 'POST', headers });
    expect(posted.status).toBe(404);
  });
});
