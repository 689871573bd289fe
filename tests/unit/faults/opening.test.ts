import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import axios from 'axios';
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ShopPageProps } from '@/services/page-props';
import * as backend from '@/services/server/backend-client';
import { shopPage } from '@/services/server/shop-page';
import { FAULTS, type Fault } from './faults';
import { openFaultyServer, type Serve } from './faulty-server';
import { takeClock } from './shortened-clock';

const server = await openFaultyServer();
const clock = takeClock(server.url);

const KNOWN = 'linen.example';
const SHOP = { domain: KNOWN, name: 'Linen', template: 'jersey' };

const page = shopPage(async () => ({ head: { title: 'Shop', canonicalPath: '/shop' }, data: {} }));

/** Opens a page of a shop as the server does. */
async function open(host: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  req.headers.host = host;
  const res = new ServerResponse(req);
  const context: GetServerSidePropsContext = { req, res, query: {}, resolvedUrl: '/shop' };
  const result = await page(context);
  if (!('props' in result)) throw new Error('No page was made.');
  const props = (await result.props) as ShopPageProps;
  const { statusCode: status } = res;
  return { status, retryAfter: res.getHeader('retry-after'), outcome: props.outcome, props };
}

/** Has `/init` answered with 200 and this, and all else as it should be. */
const opensWith = (body: unknown): Serve => {
  return (response) => {
    const isInit = response.req.url?.startsWith('/init');
    response
      .writeHead(200, { 'content-type': 'application/json', etag: '"1"' })
      .end(JSON.stringify(isInit ? body : { category: [] }));
  };
};

const AWAITED = { status: 503, retryAfter: '5', outcome: 'settings-awaited' };
const UNAVAILABLE = { status: 503, retryAfter: '5', outcome: 'unavailable' };
const NO_SHOP = { status: 404, outcome: 'no-shop' };
const OPEN = { status: 200, outcome: 'page' };

/** An object is a shop, however little of one it says. */
const READ_AS_SHOP = ['the wrong shape', 'no status'];

function outcomesOf({ name, status = 0 }: Fault): [unknown: object, known: object] {
  if (READ_AS_SHOP.includes(name)) return [OPEN, OPEN];
  return [400, 404].includes(status) ? [NO_SHOP, NO_SHOP] : [AWAITED, UNAVAILABLE];
}

beforeAll(async () => {
  // The backend is elsewhere.
  vi.spyOn(backend, 'serverClient').mockReturnValue(axios.create());
  // Categories that do not load are.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await server.behave(opensWith(SHOP));
  expect(await open(KNOWN)).toMatchObject({ ...OPEN, props: { seed: { init: SHOP } } });
});

afterAll(() => server.close());

describe.each(FAULTS)('an opening answered by $name', (fault: Fault) => {
  it('is waited for, with what was last known of the shop [S8.712] [S2.33]', async () => {
    clock.shorten(fault.kind === 'timeout');
    await server.behave(fault.serve);
    const [unknown, existing] = outcomesOf(fault);
    expect(await open('new.example')).toMatchObject(unknown);
    const again = await open(KNOWN);
    expect(again).toMatchObject(existing);
    if (again.outcome !== 'unavailable') return;
    expect(again.props).toMatchObject({ seed: { init: SHOP } });
  });
});

it.each([
  ['a list', []],
  ['a list of shops', [SHOP]],
  ['a number', 7],
  ['a text', 'Linen'],
])('an opening that is %s is no shop, and waited for [S8.712]', async (_, body) => {
  await server.behave(opensWith(body));
  expect(await open('new.example')).toMatchObject(AWAITED);
  expect(await open(KNOWN)).toMatchObject({ ...UNAVAILABLE, props: { seed: { init: SHOP } } });
});

describe('a shop stays open', () => {
  it('without a name, called after its host [S8.713]', async () => {
    await server.behave(opensWith({ domain: 'wool.example' }));
    const { props, ...rest } = await open('wool.example');
    expect(rest).toMatchObject(OPEN);
    expect(props.head.title).toMatch(/^Wool - Shop/);
  });

  it('that says nothing of itself, by defaults [S8.713] [S2.21]', async () => {
    await server.behave(opensWith({}));
    const { props, ...rest } = await open('mute.example');
    expect(rest).toMatchObject(OPEN);
    expect(props).toMatchObject({
      head: { title: 'Online Store', canonical: 'https://mute.example/shop' },
      seed: { init: { template: 'classic', shipping_cost: 4.99, settings: {}, banner: null } },
    });
  });

  it.each([
    ['name', 7, ''],
    ['template', null, 'classic'],
    ['banner', 'a.webp', null],
    ['analytics', 'G-ABC1234567', []],
    ['shipping_cost', '4', 4.99],
    ['settings', 7, {}],
    ['metadata', [], {}],
    ['headertemplate', null, undefined],
    ['design', 7, undefined],
  ] as const)('with a wrong %s, without it [S8.713]', async (field, wrong, read) => {
    await server.behave(opensWith({ ...SHOP, [field]: wrong }));
    const { props, ...rest } = await open(`${field.replace('_', '-')}.example`);
    expect(rest).toMatchObject(OPEN);
    expect('seed' in props && props.seed.init[field]).toEqual(read);
    // What is not there cannot travel as a value.
    expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
  });

  it.each([
    ['globalCSS', 7],
    ['designedPages', 'about'],
    ['layout', 'none'],
  ])('with a wrong %s, which only the server needs [S8.713]', async (field, wrong) => {
    await server.behave(opensWith({ ...SHOP, [field]: wrong }));
    expect(await open(`${field.toLowerCase()}.example`)).toMatchObject(OPEN);
  });
});
