import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { categories, pages, shops } from '@/backend/db/schema';
import { designSchemas } from '@/core/calls/design.schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { describedPicture } from '@/core/rules/media/described-picture';
import { callAs, openSession, quickPasswords } from './admin-session';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { MEDIA_BASE, withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, read } = testApp;
let call: ReturnType<typeof callAs>;

const BLUR = 'linear-gradient(#aabbcc,#0000,#112233)';
const SHARED = '/media/rail-1.webp';
const FOREIGN = '/media/foreign-2.webp';
const LAYOUT = [
  { type: 'banner', props: { imageUrl: `${SHARED}#@0.9,0.5`, imageUrls: [SHARED, '/gone.webp'] } },
  { type: 'image', props: { src: SHARED, action: SHARED } },
  { type: 'image', props: { src: FOREIGN } },
  { type: 'heroFeature', props: { imageUrl: '/media/unknown.webp#@7,x' } },
];

beforeAll(async () => {
  await seedShops(database.db);
  call = callAs(testApp, await openSession(testApp));
  const facts = { contentType: 'image/webp', data: Buffer.from('x'), placeholder: BLUR };
  await testApp.media.saveOriginals([
    { key: 'rail-1.webp', shopId: null, width: 1600, height: 800, ...facts },
    { key: 'foreign-2.webp', shopId: SHOP_B, width: 400, height: 300, ...facts },
  ]);
});

const load = async () => {
  const answer = await read('/api/user/pages/layout/load?pageSlug=about');
  return designSchemas.loadPageLayout.response.parse(answer).data.layout as typeof LAYOUT;
};

test('pictures of a layout tell what the store knows of them, and are stored without it [S3.1102]', async () => {
  await call('/api/user/pages/layout/save', { pageSlug: 'about', layout: LAYOUT });
  const [banner, image, foreign, hero] = await load();
  const size = { width: 1600, height: 800 };
  expect(describedPicture(banner?.props.imageUrl ?? '')).toEqual({
    ...{ src: `${MEDIA_BASE}${SHARED}`, ...size },
    style: { objectPosition: '90% 50%', background: BLUR },
  });
  expect((banner?.props.imageUrls ?? []).map((one) => describedPicture(one).width)).toEqual([
    1600, 0,
  ]);
  expect(describedPicture(image?.props.src ?? '')).toMatchObject(size);
  expect(image?.props.action).toBe(`${MEDIA_BASE}${SHARED}`);
  expect(foreign?.props.src).toBe(`${MEDIA_BASE}${FOREIGN}`);
  expect(describedPicture(hero?.props.imageUrl ?? '').src).toBe(`${MEDIA_BASE}/media/unknown.webp`);

  await call('/api/user/pages/layout/save', { pageSlug: 'about', layout: await load() });
  const [row] = await database.db.select().from(pages).where(eq(pages.slug, 'about'));
  expect(row?.layout).toMatchObject(LAYOUT);
});

test('so do those of the banner, the ads and the category tiles [S3.1102]', async () => {
  const image = `${SHARED}#@0.2,0.8`;
  const ad = { title: 'Sets', description: '', image, link: SHARED };
  await database.db.update(shops).set({ ads: ad }).where(eq(shops.id, SHOP_A));
  const isHoodies = eq(categories.category, 'Hoodies');
  await database.db.update(categories).set({ image: SHARED }).where(isHoodies);
  const init = storefrontSchemas.init.response.parse(await read('/init'));
  expect(describedPicture(init.ads?.image ?? '').style.objectPosition).toBe('20% 80%');
  expect(init.ads?.link).toBe(`${MEDIA_BASE}${SHARED}`);
  const tiles = JSON.stringify(await read('/categories'));
  expect(tiles).toContain(`${MEDIA_BASE}${SHARED}#~1600x800~~${BLUR}`);
});
