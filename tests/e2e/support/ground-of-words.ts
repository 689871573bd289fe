import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { contrastOf } from '@/core/rules/design/contrast';

/** Farther from a letter than this, in px, nothing helps to read it. */
const AROUND_PX = 2;
/** Two colors that differ less than this in a channel are taken for one. */
const SAME = 40;
const CHANNELS = 3;

/** Reads the contrast of words with what is right around their letters, from pictures of the page with and without them. */
export async function contrastOfWords(page: Page, words: Locator): Promise<number> {
  const box = await words.boundingBox();
  if (!box) return 0;
  const clip = { x: box.x, y: box.y, width: Math.floor(box.width), height: Math.floor(box.height) };
  const draw = async () =>
    sharp(await page.screenshot({ clip, fullPage: true }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const written = await draw();
  const color = await words.evaluate(colorOf);
  await words.evaluate((element: HTMLElement) => {
    element.style.setProperty('-webkit-text-fill-color', 'transparent');
  });
  const blank = await draw();
  await words.evaluate((element: HTMLElement) => {
    element.style.removeProperty('-webkit-text-fill-color');
  });
  const { width, height } = written.info;
  const ground = groundOf(written.data, blank.data, width, height);
  return ground ? contrastOf(ground, color) : 0;
}

/** The average color of the ground around letters, which are where two pictures differ; undefined without any. */
function groundOf(written: Buffer, blank: Buffer, width: number, height: number) {
  const isLetter = (x: number, y: number) => {
    const at = (y * width + x) * CHANNELS;
    const differs = (by: number) =>
      Math.abs((written[at + by] ?? 0) - (blank[at + by] ?? 0)) > SAME;
    return differs(0) || differs(1) || differs(2);
  };
  const near = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isLetter(x, y)) addAround(near, x, y, width, height);
    }
  }
  if (near.size === 0) return undefined;
  const sums = [0, 0, 0];
  for (const place of near)
    for (const by of [0, 1, 2]) sums[by] = (sums[by] ?? 0) + (blank[place * CHANNELS + by] ?? 0);
  return hexOf(sums.map((sum) => sum / near.size));
}

function addAround(near: Set<number>, x: number, y: number, width: number, height: number): void {
  for (let down = -AROUND_PX; down <= AROUND_PX; down += 1) {
    for (let across = -AROUND_PX; across <= AROUND_PX; across += 1) {
      const [column, row] = [x + across, y + down];
      if (column >= 0 && column < width && row >= 0 && row < height) near.add(row * width + column);
    }
  }
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Runs in the page. */
function colorOf(element: Element): string {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) return '';
  pen.fillStyle = getComputedStyle(element).color;
  pen.fillRect(0, 0, 1, 1);
  const rgb = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
