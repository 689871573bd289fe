import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageBlocks } from '@/blocks/layout/page-blocks';
import { initSchema } from '@/core/model/shop.schema';
import { ApiError } from '@/services/api-error';
import { loadCustomPage } from '@/services/server/custom-page';
import { designable, loadDesigned } from '@/services/server/designed-page';
import * as fetching from '@/services/server/fetch-call';
import { loadHome } from '@/services/server/home-page';
import { standIn } from '../../support/stand-in';

const fetchCall = standIn(fetching, 'fetchCall');

const LAYOUT = [{ type: 'text', id: 't-1' }];
const SAVED = '2026-04-01T00:00:00.000Z';

const BLANK = { layout: [], lastUpdated: null };

function nestedBoxes(depth: number): object[] {
  let layout: object[] = [];
  for (let level = 0; level < depth; level += 1) layout = [{ type: 'box', children: layout }];
  return layout;
}

/** What the backend answers by path; an error is thrown. */
let answers: Record<string, unknown>;
let sent: string[];
const doNotKeep = vi.fn();

beforeEach(() => {
  sent = [];
  doNotKeep.mockReset();
  answers = {
    '/api/user/pages/layout/load': {
      data: { pageName: 'Lookbook', layout: LAYOUT, lastUpdated: SAVED },
    },
    '/shop': { products: [{ id: 'p-1' }] },
  };
  fetchCall.mockImplementation(async ({ path }) => {
    sent.push(path);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
});

const request = (init: object = {}, slug = 'lookbook') => ({
  domain: 'shop.example',
  init: Promise.resolve(initSchema.parse({ domain: 'shop.example', ...init })),
  param: () => slug,
  query: () => undefined,
  entries: () => [],
  addFacts: () => undefined,
  madeAt: MADE_AT,
  doNotKeep,
});

const MADE_AT = Date.UTC(2031, 4, 6);

describe('a page that its shop may have designed', () => {
  it('brings its stored layout along, beside its own data [S4.152]', async () => {
    const load = designable('about', async () => ({
      head: { title: 'About', canonicalPath: '/about' },
      data: { words: 'Ours' },
    }));
    const result = await load(request({ designedPages: ['about'] }));
    expect(result?.data).toEqual({ words: 'Ours', designed: { slug: 'about', blockData: {} } });
    const saved = { name: 'Lookbook', layout: LAYOUT, lastUpdated: SAVED };
    expect(result?.seed).toEqual({ layout: { slug: 'about', ...saved } });
  });

  it('says when it was made where a block of it depends on the time [S3.974]', async () => {
    const saved = { pageName: 'Launch', lastUpdated: SAVED };
    const loadWith = async (layout: object[]) => {
      answers['/api/user/pages/layout/load'] = { data: { ...saved, layout } };
      return (await loadDesigned(request(), 'launch'))?.madeAt;
    };
    const endsAt = '2097-01-01T00:00:00Z';
    expect(await loadWith([{ type: 'countdown', props: { endsAt } }])).toBe(MADE_AT);
    expect(await loadWith([{ type: 'countdown' }])).toBeUndefined();
  });

  it('has the description that its shop has written, but for products’ own [S2.770]', async () => {
    const own = { description: 'Who we are.' };
    const saved = { pageName: 'About', layout: LAYOUT, lastUpdated: SAVED };
    const headOf = async (slug: string) => {
      const head = { title: 'Title', canonicalPath: '/', description: 'Built in.' };
      const load = designable(slug, async () => ({ head, data: {} }));
      return (await load(request({}, slug)))?.head.description;
    };
    answers['/api/user/pages/layout/load'] = { data: saved };
    expect(await headOf('about')).toBe('Built in.');
    answers['/api/user/pages/layout/load'] = { data: { ...saved, ...own } };
    expect(await headOf('about')).toBe('Who we are.');
    expect(await headOf('product')).toBe('Built in.');
  });

  it('is not asked for where the shop has not designed it, and is as it is built in', async () => {
    expect(await loadDesigned(request({ designedPages: ['about'] }), 'contact')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is asked for where the backend does not say what is designed; 404 is the built-in one', async () => {
    answers['/api/user/pages/layout/load'] = new ApiError('status', 'none', 404);
    expect(await loadDesigned(request(), 'contact')).toBeNull();
    expect(sent).toEqual(['/api/user/pages/layout/load']);
  });

  it.each([
    new ApiError('status', 'broken', 500),
    new ApiError('timeout', 'late'),
    new ApiError('schema', 'odd'),
  ])(
    'is blank and named after its slug where it cannot be loaded, and not kept: $kind [S8.151]',
    async (error) => {
      answers['/api/user/pages/layout/load'] = error;
      expect(await loadDesigned(request(), 'contact')).toEqual({
        ...{ slug: 'contact', name: 'Contact', layout: [], lastUpdated: null, blockData: {} },
      });
      expect(doNotKeep).toHaveBeenCalledOnce();
    },
  );

  it('stands without what its blocks show where that cannot be had, and is not kept', async () => {
    const grid = { type: 'product', id: 'g-1' };
    answers['/api/user/pages/layout/load'] = {
      data: { pageName: 'Lookbook', layout: [grid], lastUpdated: null },
    };
    answers['/block-data'] = new ApiError('status', 'not built', 501);
    expect(await loadDesigned(request(), 'lookbook')).toMatchObject({
      layout: [grid],
      blockData: {},
    });
    expect(doNotKeep).toHaveBeenCalledOnce();
  });

  it('is kept where nothing is missing', async () => {
    await loadDesigned(request(), 'lookbook');
    answers['/api/user/pages/layout/load'] = new ApiError('status', 'none', 404);
    await loadDesigned(request(), 'contact');
    expect(doNotKeep).not.toHaveBeenCalled();
  });
});

describe('the home page', () => {
  it('has the layout that the shop opens with, and loads nothing that it does not show [S4.152]', async () => {
    const { data, seed } = await loadHome(request({ layout: LAYOUT }));
    expect(data).toMatchObject({ designed: { slug: 'homepage' } });
    expect(seed).toEqual({ layout: expect.objectContaining({ slug: 'homepage', layout: LAYOUT }) });
    expect(sent).toEqual([]);
  });

  it.each([{}, { layout: null }])(
    'is the default one where no layout is stored: %j',
    async (init) => {
      const { data, seed } = await loadHome(request(init));
      expect(data).toEqual({ designed: null });
      expect(seed?.listing).toMatchObject({ products: [{ id: 'p-1', tag: '' }] });
    },
  );

  it.each([
    [[{ type: 'box', children: [null, {}] }]],
    [[null, 'text', 5, [[]], { type: 7, children: { 0: 'a' } }]],
    [nestedBoxes(150)],
    [Array.from({ length: 10_001 }, () => ({ type: 'text' }))],
  ])('is what another system has stored, as it stands: no. %# [S3.601]', async (layout) => {
    const { seed } = await loadHome(request({ layout }));
    expect(seed?.layout).toMatchObject({ name: 'Homepage', layout });
    expect(pageBlocks('homepage', seed?.layout?.layout)).toBeInstanceOf(Array);
  });

  it.each([['text'], [{ 0: { type: 'text' } }], [5], [false], [nestedBoxes(100_000)]])(
    'is blank where what is stored is no layout at all: no. %# [S8.600]',
    async (layout) => {
      const { data, seed } = await loadHome(request({ layout }));
      expect(data).toEqual({ designed: { slug: 'homepage', blockData: {} } });
      expect(seed).toEqual({ layout: { slug: 'homepage', ...BLANK, name: 'Homepage' } });
    },
  );
});

describe('a page of the shop’s own', () => {
  it('is found by its slug and titled by its name [S2.151]', async () => {
    const page = await loadCustomPage(request());
    expect(page?.head).toMatchObject({
      title: 'Lookbook',
      canonicalPath: '/lookbook',
      isIndexed: true,
    });
    expect(page?.seed?.layout?.layout).toEqual(LAYOUT);
  });

  it.each(['homepage', 'product'])('is never a built-in page: %s', async (slug) => {
    expect(await loadCustomPage(request({}, slug))).toBeNull();
  });

  it('does not exist where none is stored', async () => {
    expect(await loadCustomPage(request({ designedPages: [] }))).toBeNull();
  });
});
