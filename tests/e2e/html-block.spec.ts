import type { Page } from 'playwright/test';
import { type HtmlBlockSite, openHtmlBlockSite, pageWithBlock } from './support/html-block-site';
import { expect, test } from './support/test';

const DELAY_MS = 200;
const log = (entry: string) => `<script>log.push('${entry}')</script>`;
const BEFORE_AND_AFTER = `${log('before')}<script src="/lib.js"></script>${log('after')}`;

let site: HtmlBlockSite;
test.beforeAll(async () => {
  site = await openHtmlBlockSite();
});
test.afterAll(() => site.close());
// They share the site's one page.
test.describe.configure({ mode: 'serial' });

const logOf = (page: Page) => page.evaluate(() => window.log);

interface Opened {
  mode?: 'live' | 'edit';
  /** What the shop has published; the content unless told. */
  published?: string[];
  /** Shown by the browser alone, as its author wrote it. */
  isRaw?: boolean;
}

/** Opens a page that shows the content, and stops the time once it does. */
async function open(page: Page, content: string, opened: Opened = {}): Promise<void> {
  const { mode = 'live', published = [content], isRaw } = opened;
  site.setPage(pageWithBlock(isRaw ? '' : content, mode), published);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(site.origin);
  await page.evaluate(
    ({ content, mode, isRaw }) => {
      const { hydrate, show } = window.harness;
      if (isRaw) show(content, mode);
      else hydrate(document.querySelector('#root > div')?.innerHTML ?? '', mode);
    },
    { content, mode, isRaw },
  );
  await expect(page.locator('#root > div')).toBeAttached();
}

for (const isRaw of [false, true]) {
  const how = isRaw ? 'set by the browser' : 'sent by the server';

  test(`scripts of content ${how} run 200 ms after it appears, once and in order [S4.240]`, async ({
    page,
  }) => {
    site.setScript('/lib.js', `log.push('library'); globalThis.use = () => log.push('used');`);
    site.setScript('/tail.js', `log.push('deferred');`);
    const content = `<p>Shown</p>${log('first')}<script src="/lib.js"></script><script>use()</script>
      <script src="/tail.js" defer></script><script type="application/json">{"no": 1}</script>
      <template>${log('template')}</template><svg><script>log.push('drawing')</script></svg>
      <div>${log('last')}</div>`;
    await open(page, content, { isRaw });
    await expect(page.getByText('Shown')).toBeVisible();
    await page.clock.runFor(DELAY_MS - 1);
    expect(await logOf(page)).toEqual([]);
    await page.clock.runFor(1);
    const all = ['first', 'library', 'used', 'deferred', 'last'];
    await expect.poll(() => logOf(page)).toEqual(all);
    await page.clock.runFor(10 * DELAY_MS);
    expect(await logOf(page)).toEqual(all);
  });
}

test('a script from elsewhere is waited for, an asynchronous one is not [S4.240]', async ({
  page,
}) => {
  const [answerAsync, answerSlow] = [site.holdScript('/async.js'), site.holdScript('/slow.js')];
  await open(
    page,
    `<script src="/async.js" async></script>${log('one')}<script src="/slow.js"></script>${log('two')}`,
  );
  await page.clock.runFor(DELAY_MS);
  await expect.poll(() => logOf(page)).toEqual(['one']);
  answerSlow(`log.push('slow')`);
  await expect.poll(() => logOf(page)).toEqual(['one', 'slow', 'two']);
  answerAsync(`log.push('async')`);
  await expect.poll(() => logOf(page)).toEqual(['one', 'slow', 'two', 'async']);
});

test('modules run, and see what they are given', async ({ page }) => {
  site.setScript('/module.js', `export const name = 'imported';`);
  const text = `import { name } from '/module.js'; log.push(name);`;
  await open(page, `<script type="module">${text}</script>${log('classic')}`);
  await page.clock.runFor(DELAY_MS);
  await expect.poll(() => logOf(page)).toEqual(['classic', 'imported']);
});

test('a script has its attributes and its place', async ({ page }) => {
  const script = `<script data-key="k" id="s">
    log.push(document.currentScript.dataset.key, document.currentScript.previousElementSibling.id);
  </script>`;
  await open(page, `<div><b id="b">x</b>${script}</div>`);
  await page.clock.runFor(DELAY_MS);
  await expect.poll(() => logOf(page)).toEqual(['k', 'b']);
  await expect(page.locator('#s')).not.toHaveAttribute('type');
});

test('nothing runs while the page is edited [S4.240]', async ({ page }) => {
  site.setScript('/lib.js', `log.push('library')`);
  await open(page, BEFORE_AND_AFTER, { mode: 'edit' });
  await page.clock.runFor(10 * DELAY_MS);
  expect(await logOf(page)).toEqual([]);
  const html = await page.locator('#root > div').innerHTML();
  await page.evaluate((html) => window.harness.update({ html, mode: 'live' }), html);
  await page.clock.runFor(DELAY_MS);
  await expect.poll(() => logOf(page)).toEqual(['before', 'library', 'after']);
});

test('content that is gone before its scripts began has none run', async ({ page }) => {
  await open(page, log('one'));
  await page.evaluate(() => window.harness.remove());
  await page.clock.runFor(10 * DELAY_MS);
  expect(await logOf(page)).toEqual([]);
});

test('content that goes while a script loads has none run behind it', async ({ page }) => {
  const answer = site.holdScript('/lib.js');
  await open(page, BEFORE_AND_AFTER);
  await page.clock.runFor(DELAY_MS);
  await expect.poll(() => logOf(page)).toEqual(['before']);
  await page.evaluate(() => window.harness.remove());
  answer(`log.push('library')`);
  await expect.poll(() => logOf(page)).toEqual(['before', 'library']);
  await page.clock.runFor(10 * DELAY_MS);
  expect(await logOf(page)).toEqual(['before', 'library']);
});

test('what scripts made of the content stays when the page around it changes [S4.240]', async ({
  page,
}) => {
  const content = `<p id="p">Plain</p><script>document.getElementById('p').textContent = 'Changed';
    log.push('ran')</script>`;
  await open(page, content);
  const html = await page.locator('#root > div').innerHTML();
  await page.clock.runFor(DELAY_MS);
  await expect(page.locator('#p')).toHaveText('Changed');
  await page.evaluate((html) => window.harness.update({ html, mode: 'live' }), html);
  await page.clock.runFor(10 * DELAY_MS);
  await expect(page.locator('#p')).toHaveText('Changed');
  expect(await logOf(page)).toEqual(['ran']);
});

test('other content in its place has its own scripts run', async ({ page }) => {
  const [one, two] = [log('one'), log('two')];
  await open(page, one, { published: [one, two] });
  await page.clock.runFor(DELAY_MS);
  await page.evaluate((html) => window.harness.update({ html, mode: 'live' }), two);
  await page.clock.runFor(DELAY_MS);
  await expect.poll(() => logOf(page)).toEqual(['one', 'two']);
});

test('what a script writes stands behind it, and the page stays', async ({ page }) => {
  site.setScript('/writes.js', `document.write('<b id="three">3</b>')`);
  const content = `<script>document.open(); document.write('<b id="one">1</b><i', '>2</i>');
    document.close();</script><p id="p">x</p><script src="/writes.js"></script>`;
  await open(page, content);
  await page.clock.runFor(DELAY_MS);
  await expect(page.locator('script + #one + i + #p + script + #three')).toHaveText('3');
  await expect(page.locator('#after')).toHaveText('After');
});

test.describe('what goes wrong', () => {
  test.use({ expectedMessages: [/./] });

  test('a script that fails or cannot be had holds nothing up', async ({ page }) => {
    const content = `<script>throw new Error('no')</script><script src="/gone.js"></script>${log('on')}`;
    await open(page, content);
    await page.clock.runFor(DELAY_MS);
    await expect.poll(() => logOf(page)).toEqual(['on']);
  });

  test('a script that is not published does not run, and holds nothing up [S9.240]', async ({
    page,
  }) => {
    const content = `${log('smuggled')}<script src="https://evil.example/x.js"></script>${log('on')}`;
    await open(page, content, { published: [log('on')] });
    await page.clock.runFor(DELAY_MS);
    await expect.poll(() => logOf(page)).toEqual(['on']);
  });

  test('what is written when it is too late is not heard, and the page stays', async ({ page }) => {
    const content = `<p>Shown</p><script>setTimeout(() => {
      document.write('late'); document.writeln('late'); log.push('late') }, 50)</script>`;
    await open(page, content);
    await page.clock.runFor(DELAY_MS + 50);
    await expect.poll(() => logOf(page)).toEqual(['late']);
    await expect(page.locator('body')).toHaveText(/^Shown\s*After$/);
  });
});
