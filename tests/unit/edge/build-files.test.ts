import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withBuildFiles } from '@/edge/build-files';

const SCRIPT = 'console.log("a script of the build");'.repeat(100);
const STYLE = 'body { color: navy }'.repeat(100);

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hemline-files-'));
  const names = ['a.js', 'a.css', 'a.woff2', 'gone.js'];
  const files = new Map(names.map((name) => [`/_next/static/${name}`, join(folder, name)]));
  await writeFile(join(folder, 'a.js'), SCRIPT);
  await writeFile(join(folder, 'a.css'), STYLE);
  await writeFile(join(folder, 'a.woff2'), 'typeface');
  const handle = withBuildFiles(async (_, response) => void response.end('by the handler'), files);
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function ask(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const path = `/_next/static/${name}`;
  const call = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

it('a script is sent as small as the browser takes it, and may be kept for ever', async () => {
  const small = await ask('a.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT);
  expect(small.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'content-length': String(small.body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  const older = await ask('a.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(older.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(older.body).toString()).toBe(SCRIPT);
});

it('a style sheet is sent as one, whatever is asked of it besides', async () => {
  const { headers, body } = await ask('a.css?dpl=1', { 'accept-encoding': 'br' });
  expect(headers['content-type']).toBe('text/css; charset=UTF-8');
  expect(brotliDecompressSync(body).toString()).toBe(STYLE);
});

it('a file is compressed once, for all who ask', async () => {
  const both = [ask('a.js', { 'accept-encoding': 'br' }), ask('a.js', { 'accept-encoding': 'br' })];
  await Promise.all(both);
  await writeFile(join(folder, 'a.js'), 'something else');
  const { body } = await ask('a.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

it('who asks for the head gets no body', async () => {
  const { headers, body } = await ask('a.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
  expect(body).toHaveLength(0);
});

it.each([
  ['what is compressed as it is', 'a.woff2', { 'accept-encoding': 'br' }],
  ['who takes no compression', 'a.js', { 'accept-encoding': 'identity' }],
  ['a part of a file', 'a.js', { 'accept-encoding': 'br', range: 'bytes=0-10' }],
  ['a condition', 'a.js', { 'accept-encoding': 'br', 'if-match': '"a"' }],
  ['what is no file of the build', 'b.js', { 'accept-encoding': 'br' }],
  ['another method', 'a.js', { 'accept-encoding': 'br' }, 'POST'],
])('%s is left to the handler', async (_, name, headers, method = 'GET') => {
  const { body } = await ask(name, headers, method);
  expect(body.toString()).toBe('by the handler');
});

it('a file that cannot be read is left to the handler, until it can', async () => {
  const gone = await ask('gone.js', { 'accept-encoding': 'br' });
  expect(gone.body.toString()).toBe('by the handler');
  await writeFile(join(folder, 'gone.js'), SCRIPT);
  const back = await ask('gone.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(back.body).toString()).toBe(SCRIPT);
});
