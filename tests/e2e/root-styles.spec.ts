import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';
import { APPLIES } from '@/blocks/registry/circumstances';
import { block, type DraftBlock, layoutOf } from '@/demo/content/kit/blocks';
import type { PagePictures } from '@/demo/content/kit/draft';
import { samplesOf } from '@/demo/content/pages/kitchen-samples';
import { urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const STYLES = { color: '#b3107a', textAlign: 'right', fontSize: '23px', fontWeight: '800' };
type StyleName = keyof typeof STYLES;

const NO_PICTURES = { banner: '', story: '', closing: '' } as PagePictures;
const SAMPLES = samplesOf(NO_PICTURES);

/** Words in blocks that have none by themselves. */
const WORDS: Partial<Record<BlockType, object>> = {
  video: {
    isBackground: true,
    overlayContent: true,
    overlayTitle: 'Two looms',
    overlayText: 'By hand',
  },
};

/**
 * Each block in a row of its own, so that what the style does to one moves no other; of a film it is chance
 * which frame shows.
 */
const STILL_ROWS = `
  [data-page] { display: grid; grid-template-columns: minmax(0, 1fr); grid-auto-rows: 480px; align-items: start; }
  [data-page] > * { max-height: 480px; overflow: clip; }
  video, [role="banner"], header { visibility: hidden }`;

/** Blocks without words of their own, or as wide as their line. */
const WITHOUT: Record<StyleName, readonly BlockType[]> = {
  color: ['image', 'logo', 'page_content'],
  textAlign: ['divider', 'page_content'],
  fontSize: ['image', 'divider', 'logo', 'wishlist', 'cart', 'page_content'],
  // Of a search, what it finds has it.
  fontWeight: ['search', 'image', 'divider', 'logo', 'wishlist', 'cart', 'social', 'page_content'],
};

/** Small pictures are sooner compared, and a style is seen in them too. */
const SCALE = 0.5;

test.use({
  deviceScaleFactor: SCALE,
  // A page looks without scripts as it does with them.
  javaScriptEnabled: false,
  expectedMessages: [/status of 404/],
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1200, height: 900 },
});

test('color, alignment, size and weight of a block’s text are seen in its pixels [S3.156]', async ({
  page,
}) => {
  for (const name of Object.keys(STYLES) as StyleName[]) {
    const plain = await picturesOfBlocks(page, name, false);
    const styled = await picturesOfBlocks(page, name, true);
    const mayBeUnseen = WITHOUT[name];
    const unseen = BLOCK_TYPES.filter((_, at) => styled[at]?.equals(plain[at] ?? Buffer.of()));
    expect
      .soft(
        unseen.filter((type) => !mayBeUnseen.includes(type)),
        name,
      )
      .toEqual([]);
  }
});

async function picturesOfBlocks(page: Page, name: StyleName, isStyled: boolean): Promise<Buffer[]> {
  const blocks = BLOCK_TYPES.map((type) => sampleOf(type, name, isStyled));
  await storePage('classic', 'root-styles', layoutOf('it', blocks));
  await page.goto(urlOf('classic', '/root-styles'), { waitUntil: 'load' });
  await page.evaluate(addStyles, STILL_ROWS);
  await page.evaluate(() => document.fonts.ready);
  const boxes = await page.locator('[data-page] > :not(h1)').evaluateAll(boxesOf, SCALE);
  expect(boxes).toHaveLength(BLOCK_TYPES.length);
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const pixels = await sharp(whole).raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    boxes.map((box) => sharp(pixels.data, { raw: pixels.info }).extract(box).raw().toBuffer()),
  );
}

/** A block in the circumstances in which the style matters. */
function sampleOf(type: BlockType, name: StyleName, isStyled: boolean): DraftBlock {
  const circumstance = APPLIES[type]?.[`styles.${name}`];
  const props = { ...SAMPLES[type]?.props, ...WORDS[type], ...circumstance?.props };
  const input = { ...SAMPLES[type]?.styles, ...circumstance?.styles };
  const styles = isStyled ? { ...input, [name]: STYLES[name] } : input;
  const inside = block('text', { content: 'Words inside' });
  return { type, props, styles, columns: SAMPLES[type]?.columns ? [[inside]] : [] };
}

/** Runs in the page, which loads nothing more. */
function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

/** Runs in the page. */
function boxesOf(elements: Element[], scale: number) {
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const area = { left, top: top + scrollY, width, height: Math.max(1 / scale, height) };
    for (const side of Object.keys(area) as (keyof typeof area)[])
      area[side] = Math.round(scale * area[side]);
    return area;
  });
}
