import { once } from 'node:events';
import { connect } from 'node:net';
import { isApart } from '@/core/rules/address/apart-pages';
import { PAGES } from '@/edge/limit-pages';
import { builtPages } from '@/tests/build/build-output';
import { DOCUMENTS } from '@/tests/support/documents';
import { type Answer, fetchPage } from './support/fetch-page';
import { METRICS_TOKEN } from './support/shops';
import { expect, test } from './support/test';

const PORT = process.env.E2E_PORT ?? '';
/** The exact sources that a script may have: the site itself, a hash, a file of another host. */
const EXACT =
  /^('self'|'none'|'sha(256|384|512)-[\w+/=]+'|https?:\/\/[a-z\d.-]+(:\d+)?\/\S*[^\s/])$/;
/** And the folders of what measures visits: of an ads id, and of versions. */
const TAG_FOLDER =
  /^https:\/\/((www\.google(adservices)?\.com|googleads\.g\.doubleclick\.net)\/pagead\/(viewthrough)?conversion\/\d+\/|www\.clarity\.ms\/s\/|scripts\.clarity\.ms\/)$/;

const fetchWith = (headers: Record<string, string>, path = '/', host = 'classic') =>
  fetchPage(host, path, PORT, headers);

function policyOf({ headers }: Answer): Map<string, string[]> {
  const directives = String(headers['content-security-policy']).split('; ');
  return new Map(directives.map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]));
}

const pathOf = (route: string) =>
  route.replace('/[...path]', '/nothing/here').replace(/\[\w+\]/, 'nothing-here');

const ELSEWHERE = [
  ...['/nothing/here.png', '/%E0%A4%A', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/healthz'],
  ...[
    '/_next/static/nothing.js',
    '/_next/image?url=%2Fa.png&w=640&q=75',
    '/_next/data/x/shop.json',
  ],
  ...['/api/backend/init', '/api/backend/nothing', '/api/backend/media/nothing.webp'],
  ...['/api/backend/docs', '/api/backend/operations/photos/x', `/shop?${'a=1&'.repeat(6000)}`],
];

test('every page and every other answer says nosniff and runs exact scripts alone [S9.750] [S9.240]', async () => {
  const routes = builtPages()
    .filter((page) => !DOCUMENTS.includes(page))
    .map(pathOf);
  for (const host of ['classic', 'studio', 'pay.localhost', 'nobody.example']) {
    for (const path of [...routes, ...ELSEWHERE]) {
      const answer = await fetchPage(host, path);
      const where = `${host}${path.slice(0, 60)} (${answer.status})`;
      expect.soft(answer.headers['x-content-type-options'], where).toBe('nosniff');
      expect.soft(answer.headers['referrer-policy'], where).toBeTruthy();
      const policy = policyOf(answer);
      expect.soft([...policy.keys()], where).toContain('default-src');
      const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['missing'];
      const folders = scripts.filter((source) => !EXACT.test(source));
      for (const source of folders) expect.soft(source, where).toMatch(TAG_FOLDER);
      const isOfOthers = path.startsWith('/embed') || host === 'pay.localhost';
      if (!isOfOthers) expect.soft(policy.get('frame-ancestors')?.join(), where).toBe("'none'");
    }
  }
});

test('a path that leads elsewhere than it says is refused on every host, for calls too [S2.243]', async () => {
  const paths = [
    ...[
      '/_next/static/../../shop',
      '/_next/static/%2e%2e/%2E./shop',
      '/_next/static\\..\\..\\shop',
    ],
    ...[
      '/api/backend/../../shop',
      '/api/backend/x/../init',
      '/shield-proxy-stripe/../api/backend/init',
    ],
    ...['/healthz#/../shop', 'http://localhost/_next/static/../../shop', 'ftp://localhost/shop'],
  ];
  for (const host of ['classic', 'pay.localhost']) {
    for (const path of paths) {
      const { status, headers, text } = await fetchPage(host, path);
      expect.soft([path, status, text.includes('<')]).toEqual([path, 400, false]);
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
      expect.soft(headers['x-request-id'], path).toBeTruthy();
    }
  }
});

test('below the files of the program what does not exist costs a page, and files cost nothing [S7.808]', async () => {
  const { text } = await fetchPage('classic', '/');
  const file = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? '';
  const get = (path: string) => fetchWith({ 'x-forwarded-for': '203.0.113.77' }, path);
  // The cheapest of what counts as a page.
  for (let sent = 0; sent < PAGES.times; sent += 1) await get('/_next/static/none.js');
  for (const path of ['/shop', '/_next/static/none.js', `${file}/x`, '/api/backend/%E0%A4%A']) {
    expect.soft((await get(path)).status, path).toBe(429);
  }
  for (const path of [file, '/embed.js']) expect((await get(path)).status, path).toBe(200);
});

test('whoever leaves in the middle of a file keeps no page waiting [S7.1913]', async () => {
  const host = 'studio.localhost';
  for (let times = 0; times < 12; times += 1) {
    await leaveEarly(host, '/icons/sprite.svg');
    // As a player asks for a film, which might end in a page.
    await leaveEarly(host, '/films/loom.webm', 'Range: bytes=0-\r\n');
  }
  const pages = ['/shop', '/nothing-here'].map((path) => `${path}?left=${Date.now()}`);
  for (const path of pages) expect((await fetchPage('studio', path)).status, path).not.toBe(503);
});

/** Asks for something, and closes the connection as soon as anything of it has come. */
async function leaveEarly(host: string, path: string, header = ''): Promise<void> {
  const socket = connect(Number(PORT), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${PORT}\r\n${header}\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 20[06] /);
}

test('pages say what a browser may be asked for, and calls are nobody’s to run [S9.752] [S9.753]', async () => {
  const [home, checkout, pay, call] = [
    await fetchPage('classic', '/'),
    await fetchPage('classic', '/checkout'),
    await fetchPage('pay.localhost', '/shield-proxy-stripe?ticket=none'),
    await fetchPage('classic', '/api/backend/init'),
  ];
  expect(home.headers['permissions-policy']).toMatch(/camera=\(\).*payment=\(\)$/);
  expect(checkout.headers['permissions-policy']).toMatch(
    /payment=\(self "http:\/\/pay\.localhost:\d+"\)$/,
  );
  expect(pay.headers['permissions-policy']).toMatch(/payment=\*$/);
  expect(pay.headers['referrer-policy']).toBe('no-referrer');
  expect(home.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(call.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(call.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a document has the headers of a page at any address, and files keep theirs [S9.754]', async () => {
  const missing = [
    ...['/about.html', '/product/x.y', '/icons/none.svg', '/media/none.webp', '/_next/none'],
    ...['/api/none', '/shield-proxy/none', '/none.png', '/design.html'],
  ];
  for (const path of missing) {
    const { status, headers } = await fetchPage('classic', path);
    expect.soft([path, status]).toEqual([path, 404]);
    expect.soft(headers['content-type'], path).toMatch(/^text\/html/);
    expect.soft(headers['permissions-policy'], path).toMatch(/camera=\(\).*payment=\(\)$/);
    const opener = isApart(path) ? 'same-origin-allow-popups' : 'unsafe-none';
    expect.soft(headers['cross-origin-opener-policy'], path).toBe(opener);
    expect.soft(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect.soft(headers['content-security-policy'], path).toContain("script-src 'self'");
  }
  const { text } = await fetchPage('classic', '/');
  const script = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? '';
  const media = /\/api\/backend\/media\/[^"? ]+/.exec(text)?.[0] ?? '';
  for (const path of [script, media, '/embed.js', '/icons/favicon.svg', '/sitemap.xml']) {
    const { status, headers } = await fetchPage('classic', path);
    expect.soft([path, status]).toEqual([path, 200]);
    expect.soft(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
    expect.soft(headers, path).not.toHaveProperty('permissions-policy');
    expect.soft(headers, path).not.toHaveProperty('cross-origin-opener-policy');
  }
});

test('TLS is asked for where a proxy says that the page came by it [S9.751]', async () => {
  const byTls = { 'x-forwarded-proto': 'https' };
  const answer = await fetchWith(byTls, '/', 'nobody.example');
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  const call = await fetchWith(byTls, '/api/backend/init', 'nobody.example');
  expect(call.headers['strict-transport-security']).toBe('max-age=31536000');
  for (const headers of [{}, { 'x-forwarded-proto': 'http' }, { forwarded: 'proto=https' }]) {
    const plain = await fetchWith(headers, '/', 'nobody.example');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  }
  expect((await fetchWith(byTls)).headers).not.toHaveProperty('strict-transport-security');
});

test('the shop is the one of the Host header, whatever else a request says [S7.816]', async () => {
  const claims = {
    'x-forwarded-host': 'jersey.localhost',
    forwarded: 'host=jersey.localhost;for=6.6.6.6',
    'x-original-host': 'jersey.localhost',
    'x-host': 'jersey.localhost',
  };
  for (const path of ['/', '/shop', '/about']) {
    const { text } = await fetchWith(claims, path);
    expect(text).toContain('Marlow');
    expect(text).not.toMatch(/Gridline|jersey\.localhost/);
  }
  const answer = await fetchWith(claims, '/api/backend/init');
  expect(JSON.parse(answer.text)).toMatchObject({ domain: 'localhost' });
});

test('a page has the id that its proxy gave it, and its calls have it too [S7.810]', async () => {
  const input = await fetchWith({ 'x-request-id': 'edge-77' }, '/about');
  expect(input.headers['x-request-id']).toBe('edge-77');
  const [one, other] = [await fetchWith({}, '/about'), await fetchWith({}, '/api/backend/init')];
  expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const failed = await fetchPage('classic', '/%E0%A4%A');
  expect(failed.text).toContain(`${failed.headers['x-request-id']}</p>`);
});

test('/metrics counts pages and calls, and is no page of the shop’s [S7.812] [S7.813]', async () => {
  await fetchPage('classic', '/product/anything?email=ada@secret.example');
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const { status, text } = await fetchWith({ authorization }, '/metrics');
  expect(status).toBe(200);
  expect(text).toMatch(/requests_total\{route="\/product\/:id",method="GET",status="\d+"\} \d/);
  expect(text).toMatch(/page_cache_total\{result="miss"\} \d/);
  expect(text).toMatch(/database_connections\{state="open"\} \d/);
  expect(text).not.toMatch(/secret|localhost/);
  expect((await fetchWith({ authorization: `${authorization}x` }, '/metrics')).status).toBe(404);
  expect((await fetchPage('classic', '/metrics')).status).toBe(404);
});
