import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { ApiError } from '@/services/api-error';
import type { ShopPageProps } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
import { failedPageProps } from '@/services/server/failed-page';
import * as fetching from '@/services/server/fetch-call';
import * as keepable from '@/services/server/keepable';
import { layoutFacts } from '@/services/server/layout/layout-facts';
import { openingNoteOf } from '@/services/server/opening';
import { loadCheckout } from '@/services/server/own-pages';
import { readPairs } from '@/services/server/reading';
import { shopDocument } from '@/services/server/shop-document';
import { shopPage } from '@/services/server/shop-page';
import { setStructuredData, structuredDataOf } from '@/services/server/structured-data';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';
import { selectShop } from '@/store/slices/shop';

const fetchCall = vi.spyOn(fetching, 'fetchCall');
const lastAnswer = vi.spyOn(fetching, 'lastAnswer');
const markKeepable = vi.spyOn(keepable, 'markKeepable');

const PAGE = { head: { title: 'Shop', canonicalPath: '/shop' }, data: {} };
const page = shopPage(async () => PAGE);

let answer: () => unknown;
let match: string;
beforeEach(() => {
  answer = () => initSchema.parse({ domain: 'shop.example' });
  match = 'alias';
  lastAnswer.mockReset().mockReturnValue(null);
  markKeepable.mockReset();
  fetchCall.mockImplementation(async ({ path }) => {
    if (path === '/init') return answer() as never;
    return (
      path === '/api/domain/info'
        ? { data: { match, name: 'Wool', template: '2d' } }
        : { category: [] }
    ) as never;
  });
});

function contextFor(host: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  req.headers.host = host;
  const res = new ServerResponse(req);
  return { req, res, query: {}, resolvedUrl: '/' } satisfies GetServerSidePropsContext;
}

async function open(host: string) {
  const context = contextFor(host);
  const result = await page(context);
  const props = 'props' in result ? ((await result.props) as ShopPageProps) : undefined;
  return { status: context.res.statusCode, props };
}

it('absolute addresses name the shop\u2019s own host, whatever host opened it', async () => {
  expect((await open('www.shop.example')).props?.head.canonical).toBe('https://shop.example/shop');
  expect((await open('Alias.Example:4300')).props?.head.canonical).toBe(
    'https://shop.example:4300/shop',
  );
  answer = () => initSchema.parse({ domain: 'localhost' });
  expect((await open('127.0.0.1:3000')).props?.head.canonical).toBe('http://localhost:3000/shop');
});

it('a shop that is being prepared stays behind its page while the backend is away [S1.1476]', async () => {
  const own = { company: 'Wool Ltd', phone: '555 0100' };
  const init = initSchema.parse({ domain: 'shop.example', opening: 'preparing', ...own });
  lastAnswer.mockReturnValue(init);
  answer = () => {
    throw new ApiError('network', 'away');
  };
  const { status, props } = await open('shop.example');
  expect({ status, outcome: props?.outcome }).toEqual({ status: 503, outcome: 'preparing' });
  expect(props?.head.robots).toBe('noindex');
  expect(JSON.stringify(props)).not.toMatch(/Wool Ltd|555 0100/);
});

it('a shop that is being prepared shows nothing of itself where a page fails [S1.1476]', async () => {
  const own = { company: 'Wool Ltd', template: 'jersey' };
  answer = () => initSchema.parse({ domain: 'shop.example', opening: 'preparing', ...own });
  const { req } = contextFor('shop.example');
  expect(await failedPageProps(req, 'r-1')).toEqual({ reference: 'r-1' });
  answer = () => initSchema.parse({ domain: 'shop.example', ...own });
  expect(JSON.stringify(await failedPageProps(req, 'r-1'))).toContain('Wool Ltd');
});

it('the checkout of a shop that is paused says so before it is filled in [S1.1479]', async () => {
  answer = () => initSchema.parse({ domain: 'shop.example', opening: 'paused' });
  const context = contextFor('shop.example');
  await shopPage(loadCheckout)(context);
  expect(openingNoteOf(context.req)).toContain('take no orders');
  answer = () => initSchema.parse({ domain: 'shop.example' });
  const opened = contextFor('shop.example');
  await shopPage(loadCheckout)(opened);
  expect(openingNoteOf(opened.req)).toBe('');
});

it('a host in front of the shop’s leads to it, unless it is registered [S4.70] [S4.72]', async () => {
  expect((await open('www.shop.example')).props?.outcome).toBe('page');
  match = 'parent';
  expect((await open('www.shop.example:4300')).props).toMatchObject({
    outcome: 'redirect',
    target: 'https://shop.example:4300',
  });
});

it('an embed stands on whatever host of the shop it is asked for, which frames it [S4.70]', async () => {
  match = 'parent';
  const context = { ...contextFor('www.shop.example'), resolvedUrl: '/embed/products?count=2' };
  expect(await embedPage(async () => PAGE)(context)).toMatchObject({ props: { outcome: 'page' } });
});

it('the domain is fetched once where the settings do not name it, and no design [S4.59]', async () => {
  answer = () => initSchema.parse({ design: { company: 'Wool' } });
  fetchCall.mockClear();
  const { props } = await open('wool.example');
  const seed = props?.outcome === 'page' ? props.seed : undefined;
  expect(seed?.init).toMatchObject({ domain: 'wool.example', name: 'Wool', template: '2d' });
  const paths = fetchCall.mock.calls.map(([{ path }]) => path);
  expect(paths.filter((path) => path === '/api/domain/info')).toHaveLength(1);
  expect(paths).not.toContain('/api/user/domain/design/load');
});

it('a domain that cannot be fetched costs its name, never the shop [S8.11]', async () => {
  answer = () => initSchema.parse({});
  fetchCall.mockImplementation(async ({ path }) => {
    if (path === '/api/domain/info') throw new ApiError('status', 'no', 500);
    return (path === '/init' ? answer() : { category: [] }) as never;
  });
  const { props } = await open('wool.example');
  expect(props).toMatchObject({ outcome: 'page', seed: { init: { domain: 'wool.example' } } });
});

it('the categories of the template come with the page, loaded once [S4.10]', async () => {
  const tiles = [{ name: 'Warm', image: '/a.webp', category: 'Hoodies' }];
  answer = () => initSchema.parse({ domain: 'shop.example', template: 'jersey' });
  fetchCall.mockImplementation(async ({ path }) => {
    if (path === '/categories') return { category: tiles } as never;
    return (path === '/init' ? answer() : { data: { match } }) as never;
  });
  fetchCall.mockClear();
  const { props } = await open('shop.example');
  const requests = fetchCall.mock.calls.filter(([{ path }]) => path === '/categories');
  expect(requests).toHaveLength(1);

  const store = makeStore();
  if (props?.outcome === 'page') seedStore(store, props.seed);
  expect(selectShop(store.getState())).toMatchObject({
    templateCategories: { jersey: tiles },
    isCategoriesLoaded: true,
  });
});

it.each([
  ['answer 500', new ApiError('status', 'no', 500), 'error'],
  ['are too late', new ApiError('timeout', 'late'), 'error'],
  ['are not known to the backend', new ApiError('status', 'no', 404), 'warn'],
  ['come in another shape', new ApiError('schema', 'no'), 'error'],
] as const)(
  'categories that %s are logged, and cost no page [S8.845] [S7.1806]',
  async (_, failure, level) => {
    const log = vi.spyOn(console, level).mockImplementation(() => undefined);
    fetchCall.mockImplementation(async ({ path }) => {
      if (path === '/categories') throw failure;
      return (path === '/init' ? answer() : { data: { match } }) as never;
    });
    const { status, props } = await open('shop.example');
    expect({ status, outcome: props?.outcome }).toEqual({ status: 200, outcome: 'page' });
    expect(JSON.stringify(log.mock.lastCall)).not.toContain('shop.example');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('categories'), failure);
    // Not kept: the next shopper may see them.
    expect(markKeepable).not.toHaveBeenCalled();
    expect(props).not.toHaveProperty('seed.categories');

    const tiles = [{ name: 'Warm', image: '/a.webp', category: 'Hoodies' }];
    lastAnswer.mockReturnValueOnce({ status: 0, category: tiles } as never);
    expect((await open('shop.example')).props).toHaveProperty('seed.categories', tiles);
    log.mockRestore();
  },
);

it('keywords and the proof of a shop for search engines are in the head of its pages [S2.906]', async () => {
  answer = () =>
    initSchema.parse({ domain: 'shop.example', keywords: 'linen, gifts', googleverify: 'tok-1' });
  const { props } = await open('shop.example');
  expect(props?.head).toMatchObject({ keywords: 'linen, gifts' });
  expect(props).toMatchObject({ seed: { init: { googleverify: 'tok-1' } } });
});

it('what only the server needs of a shop does not travel to browsers [S3.242] [S7.240]', async () => {
  const css = 'p{color:red}';
  answer = () =>
    initSchema.parse({
      domain: 'shop.example',
      scripts: "script-src 'sha256-AA=='",
      globalCSS: css,
      metadata: { title: 'T', globalCSS: css },
      design: {
        settings: {},
        metadata: { title: 'T', globalCSS: css },
        header: [{ type: 'logo' }],
      },
    });
  const { props } = await open('shop.example');
  const text = JSON.stringify(props);
  expect(text).not.toContain('sha256');
  // Scoped, and once.
  expect(text.match(/color:red/g)).toHaveLength(1);
  expect(props).toMatchObject({
    seed: {
      init: {
        globalCSS: expect.stringContaining('p{color:red;}'),
        metadata: { title: 'T' },
        design: { header: [{ type: 'logo' }] },
      },
    },
  });
});

it.each([400, 404])(
  'a host the backend answers %i for is no shop, not one that is away',
  async (status) => {
    answer = () => {
      throw new ApiError('status', '', status);
    };
    expect(await open(`${'a'.repeat(300)}.localhost`)).toMatchObject({
      status: 404,
      props: { outcome: 'no-shop' },
    });
    const document = contextFor('nobody.example');
    await shopDocument('text/plain', () => '')(document);
    expect(document.res.statusCode).toBe(404);
  },
);

it('a backend that is away is 503', async () => {
  answer = () => {
    throw new ApiError('network', '');
  };
  expect(await open('shop.example')).toMatchObject({
    status: 503,
    props: { outcome: 'settings-awaited' },
  });
});

it('a page of what is the shopper’s own brings what it needs while the backend is away [S8.701]', async () => {
  answer = () => {
    throw new ApiError('network', '');
  };
  const own = shopPage(async () => PAGE, { isOwn: true });
  expect(await own(contextFor('shop.example'))).toMatchObject({
    props: { outcome: 'settings-awaited', head: { ownTitle: 'Shop' }, data: {} },
  });
});

it('a page that goes without a part is sent and not kept, for the part may be there the next time [S8.620]', async () => {
  const lacking = shopPage(async ({ doNotKeep }) => {
    doNotKeep();
    return PAGE;
  });
  const context = contextFor('shop.example');
  expect(await lacking(context)).toMatchObject({ props: { outcome: 'page' } });
  expect(markKeepable).not.toHaveBeenCalled();
  await page(context);
  expect(markKeepable).toHaveBeenCalledTimes(1);
});

it('the page that says of another that it failed tells search engines nothing of that [S2.1450]', async () => {
  const { req } = contextFor('shop.example');
  setStructuredData(req, [{ '@type': 'Product' }], 'https://shop.example');
  expect(structuredDataOf(req)).toContain('Product');
  await failedPageProps(req, 'r-1');
  expect(structuredDataOf(req)).toBe('');
});

describe('what the blocks of a page tell beside what they show', () => {
  const requests = (question: string) => ({
    type: 'accordion',
    props: { items: [{ question, answer: `${question} indeed` }, { question: 'Unanswered?' }] },
  });
  const until = (endsAt: string) => ({ type: 'countdown', props: { endsAt } });
  const open = async (...layout: object[]) => {
    const received = shopPage(async ({ addFacts }) => {
      addFacts(layoutFacts([{ type: 'box', children: layout }]));
      return PAGE;
    });
    const context = contextFor('shop.example');
    return { context, result: await received(context) };
  };

  it('one list of all questions for search engines [S3.972]', async () => {
    const { context } = await open(requests('Warm?'), requests('Washable?'));
    const pages = JSON.parse(structuredDataOf(context.req)).filter(
      (one: Record<string, unknown>) => one['@type'] === 'FAQPage',
    );
    expect(pages).toHaveLength(1);
    expect(pages[0].mainEntity).toEqual(
      ['Warm?', 'Washable?'].map((name) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: `${name} indeed` },
      })),
    );
  });

  it('the next instant at which it changes, up to which it is kept, and the shop’s next day [S3.975] [S9.1151]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { context } = await open(
      until('2020-01-01T00:00:00Z'),
      until('2026-06-15T20:00:00Z'),
      until('2026-06-15T20:00:00+02:00'),
    );
    const next = Date.parse('2026-06-15T18:00:00Z');
    expect(markKeepable).toHaveBeenCalledWith(
      context.res,
      expect.objectContaining({ until: next }),
    );
    const { context: later } = await open(until('2098-01-01T00:00:00Z'));
    const midnight = Date.parse('2026-06-16T00:00:00Z');
    expect(markKeepable).toHaveBeenCalledWith(
      later.res,
      expect.objectContaining({ until: midnight }),
    );
  });
});

it('a page is known by what has been read of its address alone, in a fixed order [S2.1050]', async () => {
  const reader = shopPage(async ({ query }) => {
    for (const key of ['sort', 'page', 'sort']) query(key);
    return { ...PAGE, choices: { color: ['navy'] } };
  });
  const context = contextFor('shop.example');
  await reader(context);
  const reading = { keys: ['page', 'sort'], choices: { color: ['navy'] }, isWhole: false };
  expect(markKeepable.mock.lastCall?.[1]).toMatchObject({ reading });
  const query = 'utm=1&sort=a&Color=NAVY&page=2&sort=b';
  expect(readPairs(reading, query)).toEqual([
    ['page', '2'],
    ['sort', 'a'],
    ['color', 'navy'],
  ]);
});
