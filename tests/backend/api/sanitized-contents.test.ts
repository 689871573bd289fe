import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pages, sanitizedContents, shops } from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { designSchemas } from '@/core/calls/design.schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { LayoutNode } from '@/core/model/page';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, read } = testApp;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(database.db);
  call = callAs(testApp, await openSession(testApp));
});

beforeEach(async () => {
  await database.db.delete(pages).where(eq(pages.shopId, SHOP_A));
});

const block = (type: string, content: string): LayoutNode => ({
  type,
  id: type,
  props: { content },
});
const html = (content: string) => block('html', content);
const SENT = [html('<p>open'), block('policy', '<h1>Terms</h1>')];
const SHOWN = [html('<p>open</p>'), block('policy', '<h2>Terms</h2>')];
const LARGE = '<p>x</p>'.repeat(40_000);

const saveLayout = (slug: string, layout: LayoutNode[], more = {}) =>
  call('/api/user/pages/layout/save', { pageSlug: slug, layout, layoutVersion: 2, ...more });

async function layoutOf(slug: string, query = '') {
  const answer = await read(`/api/user/pages/layout/load?pageSlug=${slug}${query}`);
  return designSchemas.loadPageLayout.response.parse(answer).data.layout;
}
const shownOf = (slug: string) => layoutOf(slug, '&sanitized=1');

const insert = (slug: string, layout: LayoutNode[]) =>
  database.db.insert(pages).values({ shopId: SHOP_A, slug, name: slug, layout });

/** Counts what is taken apart from now on. */
const watchSanitizer = () => vi.spyOn(testApp.services.sanitizer, 'run').mockClear();

async function expectMade(): Promise<void> {
  const due = await database.db.execute(sql`
    SELECT slug FROM pages LEFT JOIN sanitized_contents ON page_id = pages.id
    AND source_version = pages.xmin::text WHERE page_id IS NULL`);
  expect(due.rows).toEqual([]);
}

describe('what pages show of contents', () => {
  test('is made when a page is saved, and read when it is asked for [S3.1700]', async () => {
    expect((await saveLayout('about', SENT)).status).toBe(200);
    const home = { layout: SENT, page: 'homepage', layoutVersion: 2 };
    expect((await call('/api/domain/save-homepage-design', home)).status).toBe(200);
    const made = { name: 'Story', layout: SENT, layoutVersion: 2 };
    expect((await call('/api/user/pages/create', made)).status).toBe(200);
    await expectMade();
    const run = watchSanitizer();
    for (const slug of ['about', 'homepage', 'story']) expect(await shownOf(slug)).toEqual(SHOWN);
    expect(run).not.toHaveBeenCalled();
    expect(await layoutOf('about')).toEqual(SENT);
  });

  test('is made again when a page comes back from the bin [S3.1700]', async () => {
    await call('/api/user/pages/create', { name: 'Story', layout: SENT, layoutVersion: 2 });
    const gone = await call('/api/user/pages/story/delete', {});
    const { id } = designSchemas.deletePage.response.parse(await gone.json()).data;
    expect((await call('/api/user/page-bin/restore', { id })).status).toBe(200);
    await expectMade();
    expect(await shownOf('story')).toEqual(SHOWN);
  });

  test('is made of footer and styles when a design is saved [S3.1700]', async () => {
    const design = { footer: SENT, layoutVersion: 2, metadata: { globalCSS: 'p{x:y' } };
    expect((await call('/api/user/domain/design/save', design)).status).toBe(200);
    const run = watchSanitizer();
    const init = storefrontSchemas.init.response.parse(await read('/init?sanitized=1'));
    expect(init.design?.footer).toEqual(SHOWN);
    expect(init.globalCSS).toContain('@scope');
    expect(run).not.toHaveBeenCalled();
    const raw = storefrontSchemas.init.response.parse(await read('/init'));
    expect(raw).toMatchObject({ globalCSS: 'p{x:y', design: { footer: SENT } });
    expect(raw.isSanitized).toBeUndefined();
    await database.db.update(shops).set({ footer: [] }).where(eq(shops.id, SHOP_A));
  });

  test('is made by upkeep of what others have written, by whatever version [S3.1701]', async () => {
    await insert('direct', SENT);
    await saveLayout('about', SENT);
    await database.db.update(sanitizedContents).set({ sanitizerVersion: 0, contents: {} });
    await runJobs(testApp.services);
    await expectMade();
    const versions = await database.db
      .selectDistinct({ is: sanitizedContents.sanitizerVersion })
      .from(sanitizedContents);
    expect(versions).toHaveLength(1);
    const run = watchSanitizer();
    for (const slug of ['direct', 'about']) expect(await shownOf(slug)).toEqual(SHOWN);
    expect(run).not.toHaveBeenCalled();
  });

  test('is made when it is asked for first, and then saved [S3.1701]', async () => {
    await insert('direct', SENT);
    expect(await shownOf('direct')).toEqual(SHOWN);
    await expectMade();
    await database.db
      .update(pages)
      .set({ layout: [html('<i>x')] })
      .where(eq(pages.slug, 'direct'));
    expect(await shownOf('direct')).toEqual([html('<i>x</i>')]);
    expect(await layoutOf('direct')).toEqual([html('<i>x')]);
  });
});

describe('the size of what is saved', () => {
  const inBox = (node: LayoutNode): LayoutNode => ({ type: 'container', children: [node] });

  test.each(['html', 'policy'])(
    'is 256 KB for one %s block, which is named [S3.1702]',
    async (type) => {
      const failure = await failureOf(
        await saveLayout('about', [html(''), inBox(block(type, LARGE))]),
      );
      expect(failure).toMatchObject({ status: 413, path: 'layout.1.children.0.props.content' });
      expect(failure.message).toContain('256 KB');
      const design = { footer: [block(type, LARGE)], layoutVersion: 2 };
      expect(await failureOf(await call('/api/user/domain/design/save', design))).toMatchObject({
        status: 413,
        path: 'footer.0.props.content',
      });
      const component = { component: inBox(block(type, LARGE)), layoutVersion: 2 };
      expect(await failureOf(await call('/api/domain/save-component', component))).toMatchObject({
        status: 413,
        path: 'component.children.0.props.content',
      });
    },
  );

  test('is 1 MB for a page [S3.1702]', async () => {
    const text = { type: 'text', props: { text: 'x'.repeat(2 ** 20) } };
    for (const send of [
      () => saveLayout('about', [text]),
      () => call('/api/user/pages/create', { name: 'New', layout: [text], layoutVersion: 2 }),
      () => call('/api/domain/save-homepage-design', { layout: [text], layoutVersion: 2 }),
    ]) {
      expect(await failureOf(await send())).toMatchObject({ status: 413, path: 'layout' });
    }
  });

  test('is that of previews too [S7.1703]', async () => {
    const preview = (kind: string, content: string) =>
      call('/api/domain/preview-content', { kind, content });
    for (const kind of ['html', 'policy']) {
      expect(await failureOf(await preview(kind, LARGE))).toMatchObject({
        status: 422,
        path: 'content',
      });
    }
    const css = 'p{x:y}'.repeat(34_000);
    expect(await failureOf(await preview('css', css))).toMatchObject({
      status: 422,
      path: 'content',
    });
    expect((await preview('css', css.slice(0, 200_000))).status).toBe(200);
  });

  test('keeps nobody from saving what was larger before, beside what is new [S3.1704]', async () => {
    await insert('old', [html(LARGE), html(`${LARGE}${LARGE}`), html(`${LARGE}x`)]);
    const layout = [html('<p>new'), html(LARGE), html(`${LARGE}${LARGE}`)];
    expect((await saveLayout('old', layout)).status).toBe(200);
    expect(await layoutOf('old')).toEqual(layout);
    expect((await shownOf('old'))[1]).toEqual(html(LARGE));
    const grown = [...layout, html('<p>more'.repeat(20_000))];
    expect(await failureOf(await saveLayout('old', grown))).toMatchObject({ status: 413 });
    const other = [html(`${LARGE}y`)];
    expect(await failureOf(await saveLayout('old', other))).toMatchObject({ status: 413 });
  });
});
