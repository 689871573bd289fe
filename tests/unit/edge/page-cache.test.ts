import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { AxiosHeaders } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import { withPageCache } from '@/edge/page-cache';
import * as sending from '@/services/send-call';
import { shownAddress, withoutMark } from '@/services/server/carried/shown-address';
import { markKeepable, shopStateOf } from '@/services/server/keepable';
import { handOver } from '@/services/server/page-markup';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';

const LONG = 'x'.repeat(5000);
/** A page that a document hands over, with what a replacement would mistake. */
const MARKUP = `<main>Café $& ${LONG}</main>`;
/** The keys that pages read. */
const READ = ['page', 'plain', 'long'];

/** The backend's word on the shop's state; null while it is away. */
let stamp: string | null = 'one';
const sendCall = standIn(sending, 'sendCall');

let server: Server;
let made = 0;
/** The state of the shop that the last page was made in. */
let madeIn: string | undefined;
/** What the address of a page can choose on it. */
let choices: Record<string, string[]> = {};
/** The instant at which it changes by itself. */
let until: number | undefined;

async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
  made += 1;
  madeIn = shopStateOf('localhost');
  const isCached = !request.url?.includes('private');
  const reading = { keys: READ, choices, isWhole: false };
  if (isCached) markKeepable(response, { reading, params: {}, until });
  response.statusCode = statusOf(request.url ?? '');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', `script-src ${stamp}`);
  if (stamp && request.headers['accept-encoding'] !== 'identity')
    throw new Error('compressed twice');
  if (request.url?.includes('moved')) {
    response.writeHead(308, { location: '/shop' });
    response.end(LONG);
    return;
  }
  response.write(`<h1>${request.headers.host} "${addressIn(request, response)}" – `);
  if (request.url?.includes('apart')) response.write(handOver(request, MARKUP));
  const bulk = request.url?.includes('bulky') ? randomBytes(240_000).toString('base64') : '';
  response.end(`${made}</h1>${request.url?.includes('long') ? LONG : ''}${bulk}`);
}

/** The address as a page shows it in its links. */
function addressIn(request: IncomingMessage, response: ServerResponse): string {
  const path = request.url?.split('?', 1)[0] ?? '';
  // As the document does where a mark stands in a place of its own kind.
  if (path.endsWith('odd')) withoutMark(request);
  const { address } = shownAddress({ req: request, res: response, path, params: {} });
  return address.replaceAll('&', '&amp;');
}

function statusOf(url: string): number {
  if (url.includes('failed')) return 500;
  return url.includes('missing') ? 404 : 200;
}

beforeEach(async () => {
  stamp = 'one';
  made = 0;
  until = undefined;
  sendCall.mockImplementation(async (_client, _call, _request, options) => {
    if (stamp === null) throw new Error('away');
    const headers = new AxiosHeaders({ etag: `"of ${stamp}"`, [SHOP_STATE_HEADER]: stamp });
    const isFresh = options?.headers?.['if-none-match'] === headers.etag;
    return { status: isFresh ? 304 : 200, headers, data: null };
  });
  const handle = withPageCache(render, {});
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { answer, text: await answer.text() };
}

/** A page is stored after it was sent; ask until it comes from there. */
async function settle(path: string, headers: Record<string, string> = {}) {
  await eventually(async () => {
    const before = made;
    await get(path, headers);
    expect(made).toBe(before);
  });
}

it('a finished page is sent again, compressed or not, until its shop changes', async () => {
  const first = await get('/shop');
  await settle('/shop');
  const again = await get('/shop', { 'accept-encoding': 'identity' });
  const zipped = await get('/shop', { 'accept-encoding': 'gzip' });
  const rendered = made;
  expect(zipped.answer.headers.get('content-encoding')).toBe('gzip');
  expect(again.answer.headers.get('content-encoding')).toBeNull();
  expect(zipped.text).toBe(again.text);
  expect(again.text.slice(0, 20)).toBe(first.text.slice(0, 20));

  stamp = 'two';
  const changed = await get('/shop');
  expect(made).toBe(rendered + 1);
  expect(changed.text).not.toBe(again.text);
});

it('a page has one tag in all processes of a build, and another in the next build [S2.1620] [S2.1621]', async () => {
  // Known to a process only once it has made the page.
  until = Date.now() + 3_600_000;
  const tag = (await get('/shop')).answer.headers.get('etag');
  for (const [build, status] of [
    ['', 304],
    ['next', 200],
  ] as const) {
    const other = withPageCache(render, { build });
    const process = createServer((request, response) => void other(request, response));
    await new Promise<void>((resolve) => process.listen(0, '127.0.0.1', resolve));
    const { port } = process.address() as AddressInfo;
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [answer] = (await once(
      request({
        ...{ host: '127.0.0.1', port, path: '/shop' },
        headers: { host, 'if-none-match': tag ?? '' },
      }).end(),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(status);
    await new Promise((resolve) => process.close(resolve));
  }
});

it('a page is made in the state of its shop, which is asked for by the tag of the last answer', async () => {
  const named = () => sendCall.mock.calls.at(-1)?.[3]?.headers;
  await get('/shop');
  expect([madeIn, named()]).toEqual(['one', {}]);
  stamp = 'two';
  await get('/shop?page=2');
  expect([madeIn, named()]).toEqual(['two', { 'if-none-match': '"of one"' }]);
  await get('/shop?page=3');
  expect([madeIn, named()]).toEqual(['two', { 'if-none-match': '"of two"' }]);
  stamp = null;
  await get('/shop?page=4');
  expect(madeIn).toBeUndefined();
});

/** Node's fetch sets its own Accept-Encoding; this says exactly what is given. */
async function getRaw(path: string, encoding: string) {
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  const [answer] = (await once(
    request({ host: '127.0.0.1', port, path, headers }).end(),
    'response',
  )) as [IncomingMessage];
  const { statusCode: status, headers: input } = answer;
  const body = await buffer(answer);
  return { status, headers: input, encoding: input['content-encoding'], body };
}

it('a page is compressed from its first time on, for whoever takes it', async () => {
  const [zipped, plain] = [await getRaw('/long', 'gzip'), await getRaw('/long?plain', 'deflate')];
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toMatch(/^<h1>.* "\/long" – 1<\/h1>x+$/);
  expect(zipped.body.length).toBeLessThan(LONG.length / 10);
  expect(plain.encoding).toBeUndefined();
  expect(plain.body.toString()).toContain(LONG);
});

it('markup that a document hands over stands in its place, the first time and after', async () => {
  const page = () => getRaw('/apart', 'gzip').then(({ body }) => gunzipSync(body).toString());
  expect((await page()).replace(MARKUP, '')).toMatch(/^<h1>\S+ "\/apart" – 1<\/h1>$/);
  await settle('/apart');
  expect((await page()).replace(MARKUP, '')).toMatch(/^<h1>\S+ "\/apart" – \d<\/h1>$/);
});

it('markup stays in a document that nobody takes it from', () => {
  expect(handOver(new IncomingMessage(new Socket()), MARKUP)).toBe(MARKUP);
});

it('an answer that writes its head first is compressed too', async () => {
  const { status, headers, body } = await getRaw('/moved', 'gzip');
  expect([status, headers.location, headers['content-length']]).toEqual([
    308,
    '/shop',
    String(body.length),
  ]);
  expect(gunzipSync(body).toString()).toBe(LONG);
});

it.each([
  ['http://shop.example/shop?page=2', 'shop.example "/shop?page=2"'],
  ['https://shop.example:8080?a=b', 'shop.example:8080 "/?a=b"'],
  ['HTTP://shop.example', 'shop.example "/"'],
])('the absolute target %s is %s', async (path, served) => {
  expect((await getRaw(path, 'identity')).body.toString()).toContain(`<h1>${served}`);
});

it('whoever refuses gzip gets the page plain', async () => {
  await settle('/shop');
  expect((await getRaw('/shop', 'gzip;q=0')).encoding).toBeUndefined();
  expect((await getRaw('/shop', 'gzip;Q=0')).encoding).toBeUndefined();
  expect((await getRaw('/shop', 'not-gzip')).encoding).toBeUndefined();
  expect((await getRaw('/shop', 'br, gzip;q=0.5')).encoding).toBe('gzip');
  expect((await getRaw('/shop', 'GZIP')).encoding).toBe('gzip');
});

it('hosts and addresses do not share pages', async () => {
  await settle('/shop');
  expect((await get('/shop?page=2')).text).toContain('/shop?page=2');
  expect((await get('/')).text).toContain(' "/" ');
});

it('a kept page is sent with the policy it was made with [S9.240]', async () => {
  await settle('/shop');
  expect((await get('/shop')).answer.headers.get('content-security-policy')).toBe('script-src one');
});

it('a browser that has the page already gets 304', async () => {
  await settle('/shop');
  const etag = (await get('/shop')).answer.headers.get('etag') ?? '';
  const { answer } = await get('/shop', { 'if-none-match': etag });
  expect(answer.status).toBe(304);
});

it('a page that changes by itself is sent as kept until then, to browsers that have it too, and made anew after [S3.975]', async () => {
  until = Date.now() + 3_600_000;
  const { answer } = await get('/launch');
  await settle('/launch');
  const tag = answer.headers.get('etag') ?? '';
  expect((await get('/launch', { 'if-none-match': tag })).answer.status).toBe(304);
  vi.useFakeTimers({ toFake: ['Date'], now: until });
  until = undefined;
  const before = made;
  const over = await get('/launch', { 'if-none-match': tag });
  expect([over.answer.status, made]).toEqual([200, before + 1]);
  const newTag = over.answer.headers.get('etag') ?? '';
  expect(newTag).not.toBe(tag);
  expect((await get('/launch', { 'if-none-match': newTag })).answer.status).toBe(304);
  vi.useRealTimers();
});

it('a page that changes while it is made is not sent again [S3.975]', async () => {
  until = Date.now() - 1;
  await get('/launch');
  const { answer } = await get('/launch');
  until = undefined;
  const before = made;
  const tag = answer.headers.get('etag') ?? '';
  expect((await get('/launch', { 'if-none-match': tag })).answer.status).toBe(200);
  expect(made).toBe(before + 1);
});

it('a page that failed while it was made is neither named nor kept', async () => {
  for (let times = 1; times <= 3; times += 1) {
    const { answer } = await get('/failed');
    expect([answer.status, answer.headers.get('etag')]).toEqual([500, null]);
    expect(made).toBe(times);
  }
});

it('a page has its name from its first time on, and is not made again for a browser that has it', async () => {
  const etag = (await get('/shop')).answer.headers.get('etag') ?? '';
  expect((await get('/shop', { 'if-none-match': `"other", ${etag}` })).answer.status).toBe(304);
  expect(made).toBe(1);
  expect((await get('/missing', { 'if-none-match': '*' })).answer.status).toBe(404);
  stamp = 'two';
  expect((await get('/shop', { 'if-none-match': etag })).answer.status).toBe(200);
  expect((await get('/private')).answer.headers.get('etag')).toBeNull();
});

it('a page of the shop whose name begins as the editor’s is kept like any other', async () => {
  await settle('/design-ideas');
  expect(made).toBe(2);
});

it.each(['/private', '/missing'])('%s is made anew every time', async (path) => {
  await get(path);
  await get(path);
  await get(path);
  expect(made).toBe(3);
});

it.each(['/api/x', '/design', '/design/orders', '/robots.txt', '/icons/sprite.svg?v=2'])(
  '%s is no page: it is left to the handler',
  async (path) => {
    const { answer } = await get(path, { 'accept-encoding': 'identity' });
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, null]);
  },
);

it('while the backend is away nothing kept is sent', async () => {
  await settle('/shop');
  stamp = null;
  const before = made;
  await get('/shop');
  expect(made).toBe(before + 1);
});

describe('a page with choices in its address', () => {
  const existing = { color: ['navy', 'forest-green'], size: ['s', 'm'] };
  const pageOf = (text: string) => text.slice(0, text.indexOf(' –'));
  beforeEach(() => {
    choices = existing;
  });
  afterEach(() => {
    choices = {};
  });

  it('is one page, whatever the order and case of its choices [S4.940]', async () => {
    await settle('/product/tee?color=navy&size=m');
    const rendered = made;
    for (const query of ['size=m&color=navy', 'Color=NAVY&SIZE=M', 'color=navy&size=m&size=s']) {
      const { text } = await get(`/product/tee?${query}`);
      expect(pageOf(text)).toMatch(/color=navy&amp;size=m"$/);
    }
    expect(made).toBe(rendered);
  });

  it('is the page without them where they are not known [S4.940]', async () => {
    await settle('/product/tee');
    const rendered = made;
    for (const query of ['color=purple', 'size=xxl&color=', 'Color=%E0%A4%A']) {
      expect(pageOf((await get(`/product/tee?${query}`)).text)).toMatch(/product\/tee"$/);
    }
    expect(made).toBe(rendered);
    const { text } = await get('/product/tee?color=navy');
    expect(pageOf(text)).toMatch(/color=navy"$/);
  });

  it('carries on what else its address says [S4.940]', async () => {
    await settle('/product/tee?utm_source=mail&color=navy');
    const rendered = made;
    for (const source of ['mail', 'feed']) {
      const { text } = await get(`/product/tee?color=navy&utm_source=${source}`);
      expect(pageOf(text)).toMatch(new RegExp(`tee\\?color=navy&amp;utm_source=${source}"$`));
    }
    expect(made).toBe(rendered);
  });

  it('takes no room from pages without choices, however many there are [S4.941]', async () => {
    await settle('/shop?long');
    // More than all pages together may take.
    const many = Array.from({ length: 80 }, (_, at) => `v${at}`);
    choices = { color: many };
    for (const color of many) {
      await get(`/product/bulky-tee?color=${color}`);
      await get(`/product/bulky-tee?color=${color}`);
    }
    const rendered = made;
    await get('/shop?long');
    expect(made).toBe(rendered);
  });

  it('is made of what is known today, also where that has grown [S4.940]', async () => {
    await settle('/product/tee');
    stamp = 'two';
    choices = { ...existing, color: [...existing.color, 'rust'] };
    for (const _time of [1, 2, 3]) {
      expect(pageOf((await get('/product/tee?color=rust')).text)).toMatch(/color=rust"$/);
    }
  });
});

describe('an address with keys that the server does not read', () => {
  const FIRST = '/shop?gclid=first&page=2';
  const addressOf = (text: string) => /"(.*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');

  it('is answered by the page without them, whose links carry them as ever [S2.1050]', async () => {
    await settle(FIRST);
    const rendered = made;
    for (const carried of [
      'gclid=second',
      'b=1&a=2&b=3',
      '%22%3E%3Cscript%3E=%27',
      '__proto__=1',
    ]) {
      const { text } = await get(`/shop?${carried}&page=2`);
      const expected = new URLSearchParams(carried).toString();
      expect(addressOf(text)).toBe(`/shop?page=2&${expected}`);
    }
    expect((await get('/shop?page=2')).text).not.toContain('first');
    expect(made).toBe(rendered);
  });

  it('is told from others by its tag: nobody is sent back to the links of another [S2.1052]', async () => {
    await settle(FIRST);
    const etag = (await get(FIRST)).answer.headers.get('etag') ?? '';
    const again = await get(FIRST, { 'if-none-match': etag });
    const other = await get('/shop?gclid=second&page=2', { 'if-none-match': etag });
    expect([again.answer.status, other.answer.status]).toEqual([304, 200]);
  });

  it('is sent compressed and plain, each in its full length [S2.1050]', async () => {
    await settle('/shop?long&bulky=1');
    for (const encoding of ['gzip', 'identity']) {
      const path = `/shop?long&bulky=1&fbclid=${encoding}`;
      const { headers, body, encoding: used } = await getRaw(path, encoding);
      expect(headers['content-length']).toBe(String(body.length));
      const text = used === 'gzip' ? gunzipSync(body).toString() : body.toString();
      expect(text).toMatch(new RegExp(`^<h1>.*&amp;fbclid=${encoding}" – .*x{5000}`));
    }
  });

  it('is made anew where it opens something of one shopper’s [S2.1051]', async () => {
    await settle('/shop');
    const rendered = made;
    for (const _time of [1, 2, 3]) await get('/shop?order=MF-1&utm_source=mail');
    expect(made).toBe(rendered + 3);
    expect((await get('/shop')).text).not.toContain('mail');
  });

  it('is as long as an address may be: what is too long for links is carried by none [S2.1050]', async () => {
    await settle('/shop');
    const rendered = made;
    const { text } = await get(`/shop?gclid=${'x'.repeat(9000)}`);
    expect([addressOf(text), made]).toEqual(['/shop', rendered]);
  });

  it('leaves out of a page what stood there by another visitor, also where it cannot be told apart [S2.1051]', async () => {
    await get('/shop-odd?utm_source=one');
    await get('/shop-odd?utm_source=two');
    expect((await get('/shop-odd?utm_source=three')).text).toContain('utm_source=three');
    expect(made).toBe(3);
  });
});
