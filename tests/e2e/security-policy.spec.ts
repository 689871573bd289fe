import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { pages, shops } from '@/backend/db/schema';
import { isApart } from '@/core/rules/address/apart-pages';
import { scriptKind } from '@/core/rules/security/script-kind';
import { builtPages } from '@/tests/build/build-output';
import { DOCUMENTS } from '@/tests/support/documents';
import { openAtRest } from './support/at-rest';
import { type Answer, fetchPage } from './support/fetch-page';
import { withShopDatabase } from './support/shop-database';
import { SHOP_HOSTS, urlOf } from './support/shops';
import { expect, test } from './support/test';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** The page with html blocks that a test stores. */
const SLUG = 'published-scripts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive({ headers }: Answer, name: string): string[] {
  const policy = String(headers['content-security-policy']);
  const result = policy.split('; ').find((one) => one.startsWith(`${name} `));
  return result?.split(' ').slice(1) ?? [];
}

/** The scripts that a page's own HTML runs without fetching them. */
function inlineScripts({ text }: Answer): string[] {
  return [...text.matchAll(SCRIPT)].flatMap(([, attributes = '', script = '']) => {
    const read = (name: string) =>
      new RegExp(`\\b${name}(="([^"]*)")?`).exec(attributes)?.slice(0, 3).at(2) ?? null;
    return scriptKind(read) && !/\bsrc=/.test(attributes) ? [script] : [];
  });
}

async function pathOf(route: string): Promise<string> {
  if (route === '/product/[id]') {
    const { text } = await fetchPage('classic', '/shop');
    return /href="(\/product\/[^"]+)"/.exec(text)?.[1] ?? '';
  }
  return route.replace('[...path]', 'nothing/here').replace('[slug]', 'nothing-here');
}

/** The sources of the scripts of the shop's html blocks. */
async function savedSources(path: string): Promise<string[]> {
  const { text } = await fetchPage('classic', '/api/backend/init');
  return isApart(path) ? [] : JSON.parse(text).scripts.split(' ').slice(1);
}

/** Stores a page with an html block, or takes it away. */
async function publish(content: string | null): Promise<void> {
  await withShopDatabase(async (db) => {
    const [shop] = await db.select().from(shops).where(eq(shops.host, SHOP_HOSTS.odd));
    await db.delete(pages).where(eq(pages.slug, SLUG));
    if (content === null || !shop) return;
    const layout = [{ type: 'box', children: [{ type: 'html', props: { content } }] }];
    await db.insert(pages).values({ shopId: shop.id, slug: SLUG, name: 'Published', layout });
  });
}

/** Whether a script runs that another has put into the page. */
function runs(page: Page, text: string): Promise<boolean> {
  return page.evaluate((text) => {
    const script = document.createElement('script');
    script.text = `${text}`;
    document.body.append(script);
    return 'ran' in window && Reflect.deleteProperty(window, 'ran');
  }, text);
}

/** Whether the server said that the browser's copy of the page still holds. */
function isFromCache(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType('navigation').some((entry) => {
      const { transferSize, encodedBodySize } = entry as PerformanceNavigationTiming;
      return transferSize < encodedBodySize;
    }),
  );
}

/** Those of the payment origin have their own: `payment-pages.spec.ts`. */
const ofShop = (page: string) => !DOCUMENTS.includes(page) && !page.startsWith('/shield-proxy');

for (const route of builtPages().filter(ofShop)) {
  test(`${route} allows the script of its own that it has, and no other [S9.240]`, async () => {
    const path = await pathOf(route);
    const answer = await fetchPage('classic', path);
    const inline = inlineScripts(answer).map(hash);
    // What leads on brings what keeps the focus, and what waits for its scripts what records taps on it.
    const brought = [/<a | data-awaits=/, / data-awaits=/].filter((sign) => sign.test(answer.text));
    expect(inline).toHaveLength(1 + brought.length);
    const saved = await savedSources(path);
    expect(directive(answer, 'script-src')).toEqual(["'self'", ...inline, ...saved]);
    expect(directive(answer, 'script-src-attr')).toEqual(["'none'"]);
  });
}

test('pages of errors and of no shop have a policy of their own scripts too [S9.240]', async () => {
  for (const answer of [
    await fetchPage('classic', '/%E0%A4%A'),
    await fetchPage('nobody.example', '/'),
  ]) {
    const inline = inlineScripts(answer).map(hash);
    expect(inline.length).toBeGreaterThan(0);
    const sources = directive(answer, 'script-src');
    expect(sources.slice(0, inline.length + 1)).toEqual(["'self'", ...inline]);
  }
  const stray = await fetchPage('nobody.example', '/');
  expect(directive(stray, 'script-src')).toHaveLength(2);
  expect(directive(stray, 'default-src')).toEqual(["'none'"]);
  expect(directive(stray, 'frame-ancestors')).toEqual(["'none'"]);
});

test('scripts of blocks run in embeds, and not in those that the back office shows [S9.240]', async () => {
  const script = 'window.fromBlock = 1';
  await publish(`<p>Embedded</p><script>${script}</script>`);
  try {
    const sources = async (query: string) =>
      directive(await fetchPage('odd', `/embed/page/${SLUG}${query}`), 'script-src');
    await expect.poll(() => sources('')).toContain(hash(script));
    expect(await sources('?previewed=1')).not.toContain(hash(script));
  } finally {
    await publish(null);
  }
});

test('a page that is kept is sent with its policy, and every answer with its safe headers', async () => {
  const answers = [];
  for (let time = 0; time < 3; time += 1)
    answers.push(await fetchPage('jersey', '/shop?policy=kept'));
  const [first, second, third] = answers.map(({ headers }) => headers['content-security-policy']);
  expect(first).toContain("object-src 'none'");
  expect([second, third]).toEqual([first, first]);
  const etag = String(answers.at(-1)?.headers.etag);
  const same = await fetchPage('jersey', '/shop?policy=kept', undefined, { 'if-none-match': etag });
  expect(same.status).toBe(304);
  // A browser takes the headers of such an answer over: the page would lose its own policy.
  expect(same.headers).not.toHaveProperty('content-security-policy');
  for (const { headers } of [...answers, same, await fetchPage('jersey', '/robots.txt')]) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test.describe('in a browser', () => {
  test.use({ expectedMessages: [/Content Security Policy|404|ERR_NAME_NOT_RESOLVED|cdn.example/] });

  test('nothing that is put into a page runs, not after it was revalidated either [S9.240]', async ({
    page,
  }) => {
    // In a shop that no other journey changes: each change makes its pages anew.
    for (const isRevalidated of [false, true, true]) {
      await page.goto(urlOf('jersey', '/contact?revalidated'));
      expect(await isFromCache(page)).toBe(isRevalidated);
      expect(await runs(page, 'window.ran = 1')).toBe(false);
      const hasHandlerRun = await page.evaluate(() => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.ran = 1');
        document.body.append(button);
        button.click();
        return 'ran' in window;
      });
      expect(hasHandlerRun).toBe(false);
    }
  });

  test('a script runs while a page of the shop with it is stored, and not in checkout [S7.240] [S9.240]', async ({
    page,
  }) => {
    const text = 'window.ran = "published"';
    await publish(
      `<p>What was stored</p><script>${text}</script><script src="https://cdn.example/a.js?b"></script>`,
    );
    const published = await fetchPage('odd', '/');
    expect(directive(published, 'script-src')).toEqual(
      expect.arrayContaining([hash(text), 'https://cdn.example/a.js']),
    );
    expect(published.text).not.toContain('script-src');
    for (const path of ['/checkout', '/checkout-stripe', '/design', '/shield-proxy?a=1']) {
      expect(directive(await fetchPage('odd', path), 'script-src')).not.toContain(hash(text));
    }
    expect(directive(await fetchPage('classic', '/'), 'script-src')).not.toContain(hash(text));

    const ran = () => page.evaluate(() => Reflect.get(window, 'ran'));
    await page.goto(urlOf('odd', `/${SLUG}`));
    await expect.poll(ran).toBe('published');
    // By a link of a page that was loaded before, it is the same.
    await openAtRest(page, urlOf('odd', '/contact'));
    await page.evaluate((path) => Reflect.get(window, 'next').router.push(path), `/${SLUG}`);
    await expect(page.getByText('What was stored')).toBeVisible();
    await expect.poll(ran).toBe('published');

    await page.goto(urlOf('odd', '/contact'));
    expect(await runs(page, text)).toBe(true);
    expect(await runs(page, `${text};`)).toBe(false);
    await publish(null);
    await page.goto(urlOf('odd', '/contact'));
    expect(await runs(page, text)).toBe(false);
  });

  test('checkout is entered and left by loading a document, other pages are not [S2.240]', async ({
    page,
  }) => {
    const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));
    const isMarked = () => page.evaluate(() => 'marked' in window);
    const header = page.getByRole('banner');
    await page.goto(urlOf('classic', '/contact'));
    await mark();
    await header.getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL(/\/shop$/);
    expect(await isMarked()).toBe(true);
    await page.goto(urlOf('classic', '/checkout'));
    await mark();
    await header.getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.waitForLoadState();
    expect(await isMarked()).toBe(false);
    await mark();
    await header.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await page.waitForLoadState();
    expect(await isMarked()).toBe(false);
  });
});
