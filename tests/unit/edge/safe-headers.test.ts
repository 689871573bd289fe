import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSafeHeaders } from '@/edge/safe-headers';

const OWN_POLICY = "script-src 'self'";

/** What is answered next, in one of the ways that there are. */
let answer: (response: ServerResponse) => void;
const handle = withSafeHeaders(
  async (_, response) => answer(response),
  ({ headers }) => ({ isSecure: false, host: headers.host, hasSecureSubdomains: false }),
);
const server = createServer((request, response) => void handle(request, response));

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

const WAYS: [string, (type: string) => typeof answer][] = [
  [
    'set beforehand',
    (type) => (response) => void response.setHeader('Content-Type', type).end('<h1>'),
  ],
  [
    'written in pieces',
    (type) => (response) => {
      response.setHeader('content-type', type).write('<h1>');
      response.end();
    },
  ],
  [
    'set with the status',
    (type) => (response) => void response.writeHead(404, { 'Content-Type': type }).end('<h1>'),
  ],
  [
    'set with its words',
    (type) => (response) => void response.writeHead(404, 'No', { 'content-type': type }).end(),
  ],
];

const NAMES = ['/about.html', '/product/x.y', '/icons/none', '/media/none.webp', '/_next/none'];

describe.each(WAYS)('a type that is %s', (_, answerAs) => {
  it.each([...NAMES, '/api/none'])('makes %s a page where it is HTML [S9.754]', async (path) => {
    answer = answerAs('text/html; charset=utf-8');
    const { headers } = await get(path);
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*payment=\(\)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).not.toContain('style-src');
  });

  it.each(NAMES)('leaves %s a file where it is anything else [S9.754]', async (path) => {
    answer = answerAs('image/svg+xml');
    const { headers } = await get(path);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('permissions-policy')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });
});

it('a document keeps the policy and the referrer policy of its own at any address [S9.754]', async () => {
  answer = (response) => {
    response.setHeader('Content-Security-Policy', OWN_POLICY);
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Content-Type', 'text/html').end('<h1>');
  };
  const { headers } = await get('/about.html');
  expect(headers.get('content-security-policy')).toBe(OWN_POLICY);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
