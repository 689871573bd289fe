import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { someOf } from '../support/counts';
import { openAtRest, restAfter } from './support/at-rest';
import { fetchPage } from './support/fetch-page';
import { compareWithReference } from './support/reference-pictures';
import { DEMO_SHOPS, urlOf } from './support/shops';
import { expect, PRELOADED_IN_VAIN, test } from './support/test';

/** The first shows what a block is like wherever it stands. */
const WIDTHS = someOf([375, 1280, 768], 1);
const HEIGHT = 900;
/** Height, in px, of what is drawn at once: what is higher, some browsers draw twice or not at all. */
const DRAWN_AT_ONCE = 16_384;
/**
 * Options of a screenshot: what is kept is smaller and compressed anyway, and a PNG of so much takes a second. Nothing has
 * a caret to hide, for which every block would be styled anew.
 */
const PICTURE = { animations: 'disabled', caret: 'initial', type: 'jpeg', quality: 90 } as const;

test.use({ pictures: 'drawn' });

for (const width of WIDTHS) {
  test.describe(`every block, ${width} px wide`, () => {
    test.use({ viewport: { width, height: HEIGHT }, contextOptions: { reducedMotion: 'reduce' } });

    test('looks as it is kept [S3.160]', async ({ page, browser }, info) => {
      test.setTimeout(300_000);
      // What counts down shows the same each time.
      await page.clock.setFixedTime('2026-06-01T00:00:00Z');
      await openAtRest(page, urlOf('classic', '/kitchen-sink'));
      // It sticks to the top, over what is looked at.
      await page.addStyleTag({ content: '#__next > header, [href="#content"] { display: none }' });
      await settle(page);
      const sections = page.locator('[data-page] > :not(h1)');
      await expect(sections).toHaveCount(BLOCK_TYPES.length);
      const pictures = await picturesOf(sections);
      const written: string[] = [];
      for (const [place, type] of BLOCK_TYPES.entries()) {
        const name = `kitchen-sink/${width}/${type}`;
        const compared = await compareWithReference(pictures[place] ?? Buffer.of(), name, browser);
        if (compared.outcome === 'written') written.push(type);
        expect
          .soft(compared, type)
          .toMatchObject({ outcome: expect.stringMatching(/same|written/) });
      }
      if (written.length > 0)
        tell(info, `New references for Chromium ${browser.version()}: ${written.join(', ')}`);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`in a window that changes, with${javaScriptEnabled ? '' : 'out'} scripts`, () => {
    test.use({ expectedMessages: [PRELOADED_IN_VAIN], javaScriptEnabled });

    test('the page with every block is no wider than any screen', async ({ page }) => {
      await page.goto(urlOf('classic', '/kitchen-sink'));
      for (const width of [1280, 1024, 768, 480, 375, 320]) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(width);
      }
    });
  });
}

for (const shop of DEMO_SHOPS) {
  test(`${shop} has a page with every block, of which no search engine is told [S3.161]`, async () => {
    const { status, text } = await fetchPage(shop, '/kitchen-sink');
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toContain('Unknown component type');
    expect(text).not.toContain('data-left-out');
    expect((await fetchPage(shop, '/sitemap.xml')).text).not.toContain('kitchen-sink');
  });
}

test('the site map tells of the shop’s own pages [S2.153]', async () => {
  expect((await fetchPage('classic', '/sitemap.xml')).text).toContain('/lookbook</loc>');
});

/** Until every picture that will show is there, and nothing moves; which frame a film shows is chance. */
const settle = (page: Page) => restAfter(page, () => page.evaluate(settlePictures));

/** Runs in the page. */
async function settlePictures(): Promise<void> {
  const pictures = [...document.images];
  // A picture that may come later than what is around it would miss the one frame that is drawn.
  for (const picture of pictures) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  for (const film of document.querySelectorAll('video')) {
    for (const source of film.querySelectorAll('source')) source.remove();
    film.removeAttribute('src');
    film.load();
  }
  await document.fonts.ready;
}

/** Pictures of blocks, cut from a few of the page: to be pictured one by one, each has the page scrolled and drawn anew. */
async function picturesOf(blocks: Locator): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const band of bandsOf(await blocks.evaluateAll(areasOf))) {
    const { data, info, top } = await draw(blocks.page(), band);
    for (const area of band) {
      const cut = sharp(data, { raw: info }).extract({ ...area, top: area.top - top });
      pictures.push(await cut.png({ compressionLevel: 0 }).toBuffer());
    }
  }
  return pictures;
}

/** Groups areas, one below the other, by what can be drawn at once; a higher one is by itself. */
function bandsOf(areas: readonly Area[]): Area[][] {
  const bands: Area[][] = [];
  for (const area of areas) {
    const band = bands.at(-1);
    const top = band?.[0]?.top ?? 0;
    if (band && area.top + area.height - top <= DRAWN_AT_ONCE) band.push(area);
    else bands.push([area]);
  }
  return bands;
}

/** The pixels of a band of the page. */
async function draw(page: Page, band: readonly Area[]) {
  const y = Math.min(...band.map(({ top }) => top));
  const width = Math.max(...band.map(({ left, width }) => left + width));
  const height = Math.max(...band.map(({ top, height }) => top + height)) - y;
  const clip = { x: 0, y, width, height };
  const drawn = await page.screenshot({ ...PICTURE, fullPage: true, clip });
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height });
  return { data, info, top: y };
}

/** Whole pixels of the page that a block is on. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Runs in the page: the whole pixels that elements are on. */
function areasOf(elements: Element[]): Area[] {
  return elements.map((element) => {
    const box = element.getBoundingClientRect();
    const left = Math.floor(box.left + scrollX);
    const top = Math.floor(box.top + scrollY);
    const width = Math.ceil(box.right + scrollX) - left;
    return { left, top, width, height: Math.ceil(box.bottom + scrollY) - top };
  });
}

function tell(
  info: { annotations: { type: string; description?: string }[] },
  words: string,
): void {
  info.annotations.push({ type: 'reference', description: words });
  console.log(words);
}
