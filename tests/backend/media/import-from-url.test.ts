import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@/backend/base/log';
import { isPublicAddress } from '@/backend/base/public-addresses';
import { createMediaStore, type MediaStore } from '@/backend/media';
import { SHOP_A, SHOP_B, seedShops } from '../api/seed';
import { withTestApp } from '../api/test-app';
import { DRAWING, makePicture } from './pictures';

const testApp = withTestApp();
const log = createLog({ level: 'silent' });
let server: Server;
let origin: string;
let requests: string[] = [];
/** Allows this server alone; everything else must be public. */
let store: MediaStore;

const respond: RequestListener = async (request, response) => {
  const path = request.url ?? '';
  requests.push(path);
  const redirects: Record<string, string> = {
    '/once': '/photo.png',
    '/loop': '/loop',
    '/to-private': 'http://10.0.0.1/photo.png',
    '/to-metadata': 'http://169.254.169.254/latest/meta-data',
    '/to-loopback-v6': 'http://[::1]:1/photo.png',
    '/to-mapped': 'http://[::ffff:10.0.0.1]/photo.png',
    '/to-file': 'file:///etc/passwd',
  };
  const target = redirects[path];
  if (target) return response.writeHead(302, { location: target }).end();
  if (path === '/drawing.svg') return response.end(DRAWING);
  if (path === '/page.html') return response.end('<html></html>');
  if (path === '/gone') return response.writeHead(404).end();
  if (path === '/huge') return response.end(Buffer.alloc(16 * 1_048_576));
  if (path === '/cut')
    return response.writeHead(200, { 'content-length': 500 }).write('x', () => response.destroy());
  return response.end(await makePicture('png', 320, 200));
};

beforeAll(async () => {
  await seedShops(testApp.database.db);
  server = createServer(respond);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
  store = await createMediaStore({
    dir: testApp.mediaDir,
    shops: testApp.database.shops,
    log,
    isAllowedAddress: (ip) => ip === '127.0.0.1' || isPublicAddress(ip),
  });
});
beforeEach(() => {
  requests = [];
});
afterAll(() => new Promise((closed) => server.close(closed)));

describe('importFromUrl', () => {
  test('keeps a picture and serves it; the same address is fetched once', async () => {
    const address = await store.importFromUrl(`${origin}/photo.png`, SHOP_A);
    expect(address).toMatch(/^\/media\/photo-[0-9a-f]{24}\.png$/);
    expect((await testApp.get(`${address}?w=160`)).status).toBe(200);
    expect(await store.importFromUrl(`${origin}/photo.png`, SHOP_A)).toBe(address);
    expect(requests).toEqual(['/photo.png']);
  });

  test('shops keep their own', async () => {
    const ofA = await store.importFromUrl(`${origin}/shared.png`, SHOP_A);
    expect(await store.importFromUrl(`${origin}/shared.png`, SHOP_B)).not.toBe(ofA);
  });

  test('the same address twice at once is kept once', async () => {
    const both = [1, 2].map(() => store.importFromUrl(`${origin}/twice.png`, SHOP_A));
    expect(new Set(await Promise.all(both)).size).toBe(1);
  });

  test('follows a redirect, but not for ever', async () => {
    expect(await store.importFromUrl(`${origin}/once`, SHOP_A)).toMatch(/^\/media\//);
    await expect(store.importFromUrl(`${origin}/loop`, SHOP_A)).rejects.toThrow('redirects more');
    expect(requests.filter((path) => path === '/loop')).toHaveLength(4);
  });

  test.each(['/to-private', '/to-metadata', '/to-loopback-v6', '/to-mapped'])(
    'refuses a redirect to a private address: %s',
    async (path) => {
      const refused = store.importFromUrl(origin + path, SHOP_A);
      await expect(refused).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('not public'),
      });
    },
  );

  test('without the test’s permission this machine is refused, by address and by name', async () => {
    const { port } = new URL(origin);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '0x7f.1']) {
      const url = `http://${host}:${port}/photo.png?${host}`;
      await expect(testApp.media.importFromUrl(url, SHOP_A), host).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('not public'),
      });
    }
    expect(requests).toEqual([]);
  });

  test.each([
    ['/drawing.svg', 'unsupported'],
    ['/page.html', 'unsupported'],
    ['/gone', 'invalid'],
    ['/huge', 'invalid'],
    ['/cut', 'invalid'],
    ['/to-file', 'invalid'],
  ])('refuses %s', async (path, kind) => {
    await expect(store.importFromUrl(origin + path, SHOP_A)).rejects.toMatchObject({ kind });
  });

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    '/photo.png',
    'http://',
    'http://user:pw@127.0.0.1/',
    '',
  ])('refuses the address "%s"', async (url) => {
    await expect(store.importFromUrl(url, SHOP_A)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

test('isPublicAddress knows what is not public', () => {
  const closed =
    '10.1.2.3 127.0.0.1 169.254.169.254 172.31.0.1 192.168.1.1 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::';
  for (const address of closed.split(' ')) expect(isPublicAddress(address), address).toBe(false);
  const open = '8.8.8.8 172.32.0.1 192.167.1.1 2606:4700::1111 2a00:1450:4001::200e';
  for (const address of open.split(' ')) expect(isPublicAddress(address), address).toBe(true);
});
