import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '@/backend/db/schema';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { LAYOUT_VERSION } from '@/core/model/page';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const { database, get, read } = withTestApp();

const layout = [
  {
    type: 'box',
    id: 'box-1',
    children: [{ type: 'image', props: { src: '/media/hero-7.webp' } }],
    unknown: { preserved: [1, null] },
  },
];
const updatedAt = new Date('2026-04-01');

beforeAll(async () => {
  await seedShops(database.db);
  await database.db.insert(pages).values([
    { shopId: SHOP_A, slug: 'homepage', name: 'Homepage', layout, revision: 7, updatedAt },
    { shopId: SHOP_A, slug: 'story', name: 'Our story', layout: [], updatedAt },
    { shopId: SHOP_B, slug: 'secret', name: 'Secret', layout: [], updatedAt },
  ]);
});

const publicLayout = JSON.parse(JSON.stringify(layout).replace('/media/', '/api/backend/media/'));

describe('pages', () => {
  test('GET /api/user/pages lists the shop’s own [S7.20]', async () => {
    const { data } = schemas.pages.response.parse(await read('/api/user/pages?domain=localhost'));
    const lastUpdated = updatedAt.toISOString();
    expect(data).toEqual([
      { slug: 'homepage', name: 'Homepage', lastUpdated },
      { slug: 'story', name: 'Our story', lastUpdated },
    ]);
  });

  test('GET /api/user/pages/layout/load gives name, layout and revision [S3.60] [S7.14]', async () => {
    const answer = await read('/api/user/pages/layout/load?pageSlug=homepage');
    const { status, data } = schemas.loadPageLayout.response.parse(answer);
    expect(status).toBe(0);
    expect(data).toMatchObject({ pageName: 'Homepage', revision: 7, layout: publicLayout });
  });

  test('a page that is not stored, or is another shop’s, is 404 [S7.703]', async () => {
    for (const slug of ['about', 'secret', '../homepage', "' OR 1=1"]) {
      const answer = await get(`/api/user/pages/layout/load?pageSlug=${encodeURIComponent(slug)}`);
      expect(answer.status, slug).toBe(404);
    }
  });
});

test('a page that is not stored is answered blank where that is asked for [S7.703]', async () => {
  const load = (query: string) => read(`/api/user/pages/layout/load?orBlank=1&pageSlug=${query}`);
  const { data } = schemas.loadPageLayout.response.parse(await load('about'));
  expect(data).toEqual({ pageName: 'About', layout: [], revision: 0, lastUpdated: null });
  expect(await load('homepage')).toMatchObject({ data: { pageName: 'Homepage', revision: 7 } });
});

describe('GET /api/domain/load-homepage-design', () => {
  test('gives the stored layout with settings and metadata [S7.16]', async () => {
    const answer = await read('/api/domain/load-homepage-design?domain=localhost');
    const { data } = schemas.loadHomepageDesign.response.parse(answer);
    expect(data).toMatchObject({
      layout: publicLayout,
      revision: 7,
      headerTemplate: 2,
      settings: { showCategory: true },
      metadata: { title: 'Marlow & Finch' },
    });
  });

  test('gives an empty layout where none is stored', async () => {
    const answer = await read('/api/domain/load-homepage-design', 'other.example');
    const { data } = schemas.loadHomepageDesign.response.parse(answer);
    expect(data).toEqual({
      layout: [],
      layoutVersion: LAYOUT_VERSION,
      revision: 0,
      designRevision: 1,
      settings: {},
      metadata: {},
    });
  });
});

test('GET /init carries the stored homepage', async () => {
  expect(await read('/init')).toMatchObject({ layout: publicLayout });
});

test('GET /api/user/domain/design/load gives the domain design [S7.12]', async () => {
  const answer = await read('/api/user/domain/design/load');
  const { data } = schemas.loadDesign.response.parse(answer);
  expect(data).toMatchObject({
    company: 'Marlow & Finch Ltd.',
    founder: 'Ada Finch',
    arraddress: ['1 Mill Lane', 'Portland'],
    logo: '/api/backend/media/logo-1.webp',
    header: [{ type: 'logo', section: 'left' }],
    footer: [],
    revision: 1,
  });
});
