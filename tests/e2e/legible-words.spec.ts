import sharp from 'sharp';
import { subscribeBlock } from '@/blocks/types/subscribe/definition';
import { contrastOf } from '@/core/rules/design/contrast';
import { openAtRest } from './support/at-rest';
import { urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

/** WCAG AA. */
const LEGIBLE = 4.5;
const PICTURE = '/media/any-ground.svg';
/** What a picture or film may be at its worst. */
const GROUNDS = ['#ffffff', '#000000'];

const VIDEOS = ['', '#ffffff', '#000000', 'rgb(255 220 0 / 20%)'].flatMap((overlayColor) =>
  ['#ffffff', '#1a1a1a'].map((overlayTextColor) => ({
    type: 'video',
    props: {
      ...{ isBackground: true, overlayContent: true, height: 240 },
      ...{ overlayTitle: 'Two looms', overlayText: 'By hand', overlayColor, overlayTextColor },
    },
  })),
);

const SUBSCRIBES = (subscribeBlock.props.design.options ?? []).map((design) => ({
  type: 'subscribe',
  props: { design },
  styles: { backgroundImage: PICTURE },
}));

const PRODUCTS = ['#ffffff', '#000000'].map((color) => ({
  type: 'product',
  props: { totalProducts: 1, numberOfRows: 1, cardBackgroundImage: PICTURE },
  styles: { color },
}));

test.use({ pictures: 'drawn' });

for (const ground of GROUNDS) {
  test(`words on a film or a picture are read, be it all ${ground} [S3.660]`, async ({ page }) => {
    const slug = `words-on-${ground.slice(1)}`;
    let request = 0;
    await page.route(`**${PICTURE}`, (route) => {
      request += 1;
      return route.fulfill({ contentType: 'image/svg+xml', body: plain(ground) });
    });
    await storePage('odd', slug, [...VIDEOS, ...SUBSCRIBES, ...PRODUCTS]);
    // Films that begin by themselves do so in motion alone.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openAtRest(page, urlOf('odd', `/${slug}`));
    const main = page.getByRole('main');
    // The controls of the cards come last, with words of their own.
    const quickShops = main.getByRole('button', { name: /^Quick Shop/ });
    await expect(quickShops).toHaveCount(PRODUCTS.length);
    expect(request).toBeGreaterThan(0);
    const words = main.locator(
      ':is(h2, h3, p, article span):not(:has(*), :empty):visible:not(.visually-hidden)',
    );
    await page.addStyleTag({
      content: `* { -webkit-text-fill-color: transparent !important }
        div:has(> div > div > h2) { background-color: ${ground} }`,
    });
    expect(await words.count()).toBeGreaterThan(2 * (VIDEOS.length + SUBSCRIBES.length));
    const boxes = await words.evaluateAll(boxesOf);
    const grounds = await groundsOf(await page.screenshot({ fullPage: true }), boxes);
    const colors = await words.evaluateAll(colorsOn, grounds);
    for (const [at, color] of colors.entries()) {
      const contrast = contrastOf(grounds[at] ?? '', color);
      expect.soft(contrast, boxes[at]?.name).toBeGreaterThanOrEqual(LEGIBLE);
    }
  });
}

function plain(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`;
}

interface Box {
  name: string;
  area: { left: number; top: number; width: number; height: number };
}

/** Runs in the page. */
function boxesOf(elements: Element[]): Box[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const area = { left: x, top: y + scrollY, width, height };
    for (const side of Object.keys(area) as (keyof typeof area)[])
      area[side] = Math.floor(area[side]);
    return { name: `${element.parentElement?.className}: ${element.textContent}`, area };
  });
}

/** What lies under words that are not painted themselves, as #rrggbb. */
async function groundsOf(screenshot: Buffer, boxes: Box[]): Promise<string[]> {
  const grounds: string[] = [];
  for (const { area } of boxes) {
    const { channels } = await sharp(await sharp(screenshot).extract(area).toBuffer()).stats();
    grounds.push(
      `#${channels
        .slice(0, 3)
        .map(({ mean }) => twoDigits(mean))
        .join('')}`,
    );
  }
  return grounds;
}

const twoDigits = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** Runs in the page: what the color of each element's words is on its ground. */
function colorsOn(elements: Element[], grounds: string[]): string[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return elements.map((element, at) => {
    if (!pen) return '';
    for (const color of [grounds[at] ?? '', getComputedStyle(element).color]) {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
    }
    const rgb = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}
