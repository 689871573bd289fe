import { writeFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { type BlockNode, readLayout } from '@/blocks/layout/read-layout';
import { DEVICES } from '@/components/editor/shared/devices';
import { someOf } from '../support/counts';
import { openAtRest } from './support/at-rest';
import { differentShare } from './support/different-share';
import { canvas, openEditor } from './support/editor';
import { urlOf } from './support/shops';
import { savedLayout, storePage } from './support/store-page';
import { expect, test } from './support/test';

/** What counts down shows the same in both. */
const MOMENT = '2026-06-01T00:00:00Z';
const SLUG = 'same-picture';
/** What is built in is no block of the shop's, and stands on built-in pages alone. */
const TYPES = BLOCK_TYPES.filter((type) => type !== 'page_content');

const SAME_SHADE = 24;
const SAME_SIZE = 1;
const MAX_DIFFERENT_SHARE = 0.005;

/** Beside the page: both panels, and the room that is free left and right of it. In px. */
const BESIDE = 280 + 350 + 48;
/** Room for each block as a whole, so that none is cut off by the desk. */
const WINDOW_HEIGHT = 3000;

/** It sticks to the top, over what is looked at. */
const PAGE_ALONE = '#__next > header, [href="#content"] { display: none }';
/**
 * What stands above a block would put it at a fraction of a px, and letters look otherwise there.
 * It keeps its width, which the browser chooses the sizes of pictures by.
 */
const BLOCK_ALONE = `[data-away] {
  visibility: hidden !important; overflow: hidden !important; min-height: 0 !important;
  height: 0 !important; margin: 0 !important; padding-block: 0 !important; border: 0 !important
}`;
/** What the editor draws around blocks, and what stands over the page. */
const WITHOUT_FRAMES =
  '[data-canvas] [data-block] { outline: none !important } :has(> [data-canvas]) + * { display: none }';
/** They do nothing in the editor, which shows films without them. */
const WITHOUT_CONTROLS = 'video::-webkit-media-controls { display: none !important }';

test.use({ pictures: 'drawn' });

test.beforeAll(async () => storePage('classic', SLUG, await samples()));

/** A phone's page in a wide window is what goes by the window where it should go by the page. */
for (const device of someOf(['phone', 'desktop', 'tablet'] as const, 1)) {
  const { label, width, height } = DEVICES[device];

  test.describe(`${label}, ${width} px`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('every block in the editor looks as it does in the shop [S4.786]', async ({
      page,
      context,
    }, info) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime(MOMENT);
      await openAtRest(page, urlOf('classic', `/${SLUG}`));
      await page.addStyleTag({ content: PAGE_ALONE + BLOCK_ALONE + WITHOUT_CONTROLS });
      const live = page.locator('[data-page] > :not(.visually-hidden)');
      await expect(live).toHaveCount(TYPES.length);
      // Before the editor lies over it: a page in the background is a second late with its tall pictures.
      const seen = await picturesOf(live);

      const editor = await context.newPage();
      // An odd width of the page keeps whole pixels in a window of an odd width.
      const window = DEVICES.desktop.width + BESIDE + (width % 2);
      await editor.setViewportSize({ width: window, height: WINDOW_HEIGHT });
      await openEditor(editor, 'classic', SLUG);
      // Not before: the editor waits for time to pass.
      await editor.clock.setFixedTime(MOMENT);
      await editor.getByRole('button', { name: label }).click();
      await editor.addStyleTag({ content: WITHOUT_FRAMES + BLOCK_ALONE + WITHOUT_CONTROLS });
      const paper = canvas(editor);
      await expect.poll(async () => (await paper.boundingBox())?.width).toBe(width);
      const edited = paper.locator('[data-page] > *');
      await expect(edited).toHaveCount(TYPES.length);

      for (const [place, type] of TYPES.entries()) {
        const inShop = seen[place] ?? Buffer.of();
        await writeFile(info.outputPath(`${type}-live.png`), inShop);
        // What the editor asks the server for comes later.
        const compare = async () => {
          const drawn = await pictureOf(edited.nth(place));
          await writeFile(info.outputPath(`${type}-editor.png`), drawn);
          return differentShare(inShop, drawn, { shade: SAME_SHADE, size: SAME_SIZE });
        };
        await expect
          .configure({ soft: true })
          .poll(compare, type)
          .toBeLessThanOrEqual(MAX_DIFFERENT_SHARE);
      }
    });
  });
}

/** Of each section of the page with every block, what follows its heading: the block as it is most seen. */
async function samples(): Promise<BlockNode[]> {
  const sections = readLayout(await savedLayout('classic', 'kitchen-sink'));
  const blocks = sections.map(({ children }) => children[1]);
  return TYPES.flatMap((type) => blocks.find((block) => block?.type === type) ?? []);
}

async function picturesOf(blocks: Locator): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const block of await blocks.all()) pictures.push(await pictureOf(block));
  return pictures;
}

/** A block by itself, once its pictures are there; which frame a film shows is chance. */
async function pictureOf(block: Locator): Promise<Buffer> {
  await block.evaluate((element) => {
    for (const other of element.parentElement?.children ?? [])
      other.toggleAttribute('data-away', other !== element);
    // A block may go on below the window.
    for (const picture of element.querySelectorAll('img')) picture.loading = 'eager';
  });
  await block.scrollIntoViewIfNeeded();
  // Reviews alone have nineteen that the server has to make first.
  const long = { timeout: 60_000 };
  await expect.poll(() => block.evaluate(awaitedPictures), long).toBe(0);
  await block.evaluate(async (element) => {
    for (const film of element.querySelectorAll('video')) {
      for (const source of film.querySelectorAll('source')) source.remove();
      film.removeAttribute('src');
      film.load();
    }
    const there = [...element.querySelectorAll('img')].filter(({ complete }) => complete);
    await Promise.all(there.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return block.screenshot({ animations: 'disabled' });
}

/** Counts visible pictures that are still loading; a strip goes on beyond its block, also on a paper. */
function awaitedPictures(block: Element): number {
  const seen = block.getBoundingClientRect();
  return [...block.querySelectorAll('img')].filter((picture) => {
    const { left, right } = picture.getBoundingClientRect();
    const isSeen = picture.checkVisibility({ opacityProperty: true });
    return isSeen && right > seen.left && left < seen.right && !picture.complete;
  }).length;
}
