import type { Page } from 'playwright/test';
import { scopeCss } from '@/core/css/scope-css';
import { cleanPolicy } from '@/core/html/clean-policy';
import { FOREIGN_HOST } from '@/tests/support/injection-vectors';
import { type HtmlBlockSite, openHtmlBlockSite, pageWithBlock } from './support/html-block-site';
import { expect, test } from './support/test';
import { pressEverything, seenInFrames, showVectors, vectorBatches } from './support/vector-frames';

// The browser says what the policy forbids, and what cannot be had.
test.use({ expectedMessages: [/./] });
test.setTimeout(300_000);

let site: HtmlBlockSite;
test.beforeAll(async () => {
  site = await openHtmlBlockSite();
});
test.afterAll(() => site.close());

/** What pages ask another host for, by kind; they get nothing. */
async function watchRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`**://${FOREIGN_HOST}/**`, (route) => {
    requests.push(route.request().resourceType());
    return route.abort();
  });
  return requests;
}

const hasHit = (page: Page) => page.evaluate(() => 'hit' in window);

test('nothing in html content that is not published runs, or leaves its block [S3.240] [S9.240]', async ({
  page,
}) => {
  const requests = await watchRequests(page);
  site.setScript('/hydrate.js', `harness.hydrate(document.querySelector('#root > div').innerHTML)`);
  const write = (text: string) => `${pageWithBlock(text)}<script src="/hydrate.js"></script>`;
  await page.clock.install();
  for (const batch of vectorBatches()) {
    await showVectors(page, site, batch, write);
    const seen = (await seenInFrames(page)).map(({ path, parent }) => ({ path, parent }));
    expect(withNames(seen, batch)).toEqual(
      batch.map(({ name }, index) => ({ name, path: `/${index}`, parent: 'BODY' })),
    );
    await pressEverything(page);
    expect(await hasHit(page), namesOf(batch)).toBe(false);
  }
  // Pictures and frames of other sites are what html blocks are for.
  expect(requests).not.toContain('script');
});

test('nothing in a policy or in global CSS runs, loads, or touches what is beside it [S3.241] [S3.242]', async ({
  page,
}) => {
  const requests = await watchRequests(page);
  const plain = 'block visible static none';
  await page.clock.install();
  for (const batch of vectorBatches()) {
    await showVectors(page, site, batch, pageWithTexts);
    expect(withNames(await seenInFrames(page), batch)).toEqual(
      batch.map(({ name }, index) => ({
        name,
        path: `/${index}`,
        parent: 'BODY',
        looks: [plain, plain],
      })),
    );
    await pressEverything(page);
    expect(await hasHit(page), namesOf(batch)).toBe(false);
  }
  // Pictures of other sites are what style sheets may show.
  expect(requests.filter((kind) => kind !== 'image')).toEqual([]);
});

function pageWithTexts(text: string): string {
  const styles = [text, `p{color:${text}}`, `p{background:url(${text})}`, `p{--a:${text}}`];
  const sheets = styles.map((style) => `<style>${scopeCss(style)}</style>`).join('');
  return `${sheets}<div class="page-root"><p>x</p>${cleanPolicy(text)}</div><p id="after">After</p>`;
}

type Named = readonly { name: string }[];

function withNames<Seen extends object>(seen: readonly Seen[], batch: Named) {
  return seen.map((one, index) => ({ name: batch[index]?.name, ...one }));
}

function namesOf(batch: Named): string {
  return batch.map(({ name }) => name).join(', ');
}
