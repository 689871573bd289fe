import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '@/backend/db/schema';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { LayoutNode } from '@/core/model/page';
import { callAs, headersOf, openSession, quickPasswords, type Session } from './admin-session';
import { SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, read } = testApp;
let session: Session;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(database.db);
  session = await openSession(testApp);
  call = callAs(testApp, session);
});

/** A layout as other systems write them: next to nothing of it is as ours has it. */
const FOREIGN: readonly object[] = [
  { type: 'text' },
  { type: 'box', id: 7, props: null, styles: null, children: null, columnIndex: '1' },
  { type: 'box', columnIndex: null, originalIndex: '2', children: 'a text', props: 'none' },
  { type: 'box', children: { length: 1, 0: { type: 'x' } }, styles: ['color', 'red'] },
  { type: '', content: 'no type to speak of' },
  { type: null, widget: 'hero' },
  { widget: { kind: 'no type', nodes: [null, [], {}, [[1.5, 0, 1e21, 'x']]] } },
  { type: 'constructor', __typename: 'Block', toString: 'mine', hasOwnProperty: 1 },
  { type: 'text', props: { z: 1, a: 2, 10: 'ten', 2: 'two' }, sys: { locale: 'vi-VN' } },
  { type: 'unknown-thing', children: [{ children: [{ id: null, children: [] }] }] },
  { type: 'html', props: { content: '<script>let a = "</script>";</script>\r\n\t\u2028😀' } },
];

/** What may stand in a database that another program has written to. */
const ODD: readonly unknown[][] = [
  [{ type: 'box', children: [null, {}] }],
  [null, 5, 'text', [[]], { type: 7, props: [], children: 'none' }],
  Array.from({ length: 10_001 }, () => null),
];

const asJson = (layout: unknown) => JSON.stringify(layout);

describe('a layout of another system', () => {
  test('comes back as it went in, its fields in their order [S3.200]', async () => {
    const answer = await call('/api/user/pages/layout/save', {
      pageSlug: 'homepage',
      layout: FOREIGN,
    });
    expect(answer.status).toBe(200);
    const loaded = await read('/api/user/pages/layout/load?pageSlug=homepage');
    const { layout } = schemas.loadPageLayout.response.parse(loaded).data;
    expect(asJson(layout)).toBe(asJson(FOREIGN));
    const homepage = schemas.loadHomepageDesign.response.parse(
      await read('/api/domain/load-homepage-design'),
    );
    expect(asJson(homepage.data.layout)).toBe(asJson(FOREIGN));
    const init = await (await testApp.post('/api/user/init', { domain: 'localhost' })).json();
    expect(asJson(init.data.layout)).toBe(asJson(FOREIGN));
  });

  test('that no save of ours takes comes out as it was stored, and the shop opens [S3.601]', async () => {
    const ids = { id: crypto.randomUUID(), shopId: SHOP_A };
    const store = (layout: unknown) =>
      database.db
        .insert(pages)
        .values({ ...ids, slug: 'homepage', name: 'Home', layout: layout as LayoutNode[] })
        .onConflictDoUpdate({
          target: [pages.shopId, pages.slug],
          set: { layout: layout as LayoutNode[] },
        });
    for (const layout of ODD) {
      await store(layout);
      const init = storefrontSchemas.init.response.parse(await read('/init'));
      expect(asJson(init.layout)).toBe(asJson(layout));
      const loaded = await read('/api/user/pages/layout/load?pageSlug=homepage');
      const { data } = schemas.loadPageLayout.response.parse(loaded);
      expect(asJson(data.layout)).toBe(asJson(layout));
      const design = await read('/api/domain/load-homepage-design');
      expect(asJson(schemas.loadHomepageDesign.response.parse(design).data.layout)).toBe(
        asJson(layout),
      );
    }
    await store({ type: 'text' });
    expect(storefrontSchemas.init.response.parse(await read('/init')).layout).toEqual([]);
  });

  test('keeps a field that is named like the prototype of all objects [S3.200]', async () => {
    const layout = '[{"type":"text","__proto__":{"polluted":true},"props":{"__proto__":1}}]';
    const saved = await call('/api/user/pages/layout/save', {
      pageSlug: 'about',
      layout: JSON.parse(layout),
    });
    expect(saved.status).toBe(200);
    const loaded = await testApp.get('/api/user/pages/layout/load?pageSlug=about');
    expect(await loaded.text()).toContain(`"layout":${layout}`);
    expect({}).not.toHaveProperty('polluted');
  });

  test('is stored with its pictures where they are, however it was loaded [S3.201]', async () => {
    const layout = [
      { type: 'image', props: { src: '/media/hero-7.webp', alt: 'see /media/x' } },
      { type: 'image', props: { src: 'https://storage.example/a.jpg?v=1' } },
      { type: 'image', props: { src: 'https://elsewhere.example/api/backend/media/x.webp' } },
    ];
    await call('/api/user/pages/layout/save', { pageSlug: 'shop', layout });
    const load = async () => {
      const answer = await read('/api/user/pages/layout/load?pageSlug=shop');
      return schemas.loadPageLayout.response.parse(answer).data.layout;
    };
    const handedOut = await load();
    expect(asJson(handedOut)).toContain('"/api/backend/media/hero-7.webp"');
    expect(asJson(handedOut)).toContain('"https://cdn.example/a.jpg?v=1"');
    const plain = asJson({ domain: 'localhost', pageSlug: 'shop', layout: handedOut });
    const headers = headersOf(session);
    for (const body of [plain, plain.replaceAll('/', '\\/')]) {
      const again = await testApp.post('/api/user/pages/layout/save', body, { headers });
      expect(again.status).toBe(200);
      const { rows } = await database.pool.query("SELECT layout FROM pages WHERE slug = 'shop'");
      expect(rows[0].layout).toEqual(layout);
      expect(await load()).toEqual(handedOut);
    }
  });
});
