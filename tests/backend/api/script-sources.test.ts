import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages, shops } from '@/backend/db/schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { LayoutNode } from '@/core/model/page';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const { database, read } = withTestApp();

const html = (content: unknown): LayoutNode => ({ type: 'html', props: { content } });
const box = (...children: LayoutNode[]): LayoutNode => ({ type: 'box', children });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function sourcesOf(host = 'localhost'): Promise<string[]> {
  const { scripts } = storefrontSchemas.init.response.parse(await read('/init', host));
  return scripts.split(' ');
}

const save = (slug: string, layout: LayoutNode[], shopId = SHOP_A) =>
  database.db
    .insert(pages)
    .values({ shopId, slug, name: slug, layout })
    .onConflictDoUpdate({ target: [pages.shopId, pages.slug], set: { layout } });

beforeAll(async () => {
  await seedShops(database.db);
  const deep = Array.from({ length: 60 }).reduce<LayoutNode>(
    (inside) => box(inside),
    html('<script>deep()</script>'),
  );
  await save('homepage', [
    html('<p>x</p><script>one("é")</script><script type="application/json">{}</script>'),
    box(html('<script src="https://cdn.example/a;b,c/lib.js?v=1#x"></script>'), deep),
  ]);
  await save('story', [
    html('<script>one("é")</script><script src="//tags.example:8443/t.js" async></script>'),
    html('<script src="/own.js"></script><script src="own.js"></script><script src=""></script>'),
    html('<script src="https://*/a.js"></script><script src="http://"></script>'),
    html(`<script src="data:text/javascript,a()"></script><script src="'unsafe-inline'"></script>`),
    html(7),
    { type: 'text', props: { content: '<script>no()</script>' } },
  ]);
  await save('secret', [html('<script>other()</script>')], SHOP_B);
});

describe('what a shop opens with', () => {
  test('tells which scripts all its stored pages run, and no others [S7.240]', async () => {
    const [first, ...sources] = await sourcesOf();
    expect(first).toBe('script-src');
    expect(sources.toSorted()).toEqual(
      [
        'http://tags.example:8443/t.js',
        'https://cdn.example/a%3Bb%2Cc/lib.js',
        hash('deep()'),
        hash('one("é")'),
      ].toSorted(),
    );
    expect(await sourcesOf('other.example')).toEqual(['script-src', hash('other()')]);
    expect(await sourcesOf('jersey.localhost')).toEqual(['']);
  });

  test('follows every change of a page at once, whoever made it [S7.240]', async () => {
    await save('story', [html('<script>two()</script>')]);
    expect(await sourcesOf()).toContain(hash('two()'));
    const layout = JSON.stringify([html('<script>three()</script>')]);
    await database.db.execute(sql`UPDATE pages SET layout = ${layout}::jsonb WHERE slug = 'story'`);
    expect(await sourcesOf()).not.toContain(hash('two()'));
    expect(await sourcesOf()).toContain(hash('three()'));
    await database.db.delete(pages).where(eq(pages.slug, 'story'));
    expect(await sourcesOf()).not.toContain(hash('three()'));
  });

  test('tells the scripts of a designed footer too [S7.240]', async () => {
    const footer = [{ ...html('<script>footer()</script>'), type: 'html' }];
    await database.db.update(shops).set({ footer }).where(eq(shops.id, SHOP_A));
    expect(await sourcesOf()).toContain(hash('footer()'));
  });

  test('keeps to what a header can hold', async () => {
    const scripts = Array.from({ length: 500 }, (_, index) => `<script>${index}</script>`);
    await save('many', [html(scripts.join(''))]);
    expect(await sourcesOf()).toHaveLength(151);
  });

  test('leaves out an address that no header could hold', async () => {
    const far = `<script src="https://cdn.example/${'a'.repeat(100_000)}.js"></script>`;
    await save('many', [html(`${far}<script>near()</script>`)]);
    const sources = await sourcesOf();
    expect(sources).toContain(hash('near()'));
    expect(sources.join(' ').length).toBeLessThan(8_200);
  });
});
