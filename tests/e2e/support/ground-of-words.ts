import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { contrastOf } from '@/core/rules/design/contrast';

/** Farther from a letter than this, in px, nothing helps to read it. */
const AROUND_PX = 2;
/** Two colors that differ less than this in a channel are taken for one. */
const SAME = 40;
const CHANNELS = 3;

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Reads the contrast of each of some words with what is right around their letters, from two pictures of the window, with
 * and without them; 0 for words that are not in it.
 */
export async function contrastOfWords(page: Page, words: readonly Locator[]): Promise<number[]> {
  const written = await draw(page);
  const setFill = (fill: string) =>
    Promise.all(words.map((one) => one.evaluate(fillLetters, fill)));
  await setFill('transparent');
  const blank = await draw(page);
  await setFill('');
  return Promise.all(
    words.map(async (one) => {
      const ground = groundOf(written, blank, await one.boundingBox());
      return ground ? contrastOf(ground, await one.evaluate(colorOf)) : 0;
    }),
  );
}

async function draw(page: Page): Promise<Drawn> {
  const picture = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Runs in the page. */
function fillLetters(element: HTMLElement | SVGElement, fill: string): void {
  element.style.setProperty('-webkit-text-fill-color', fill);
}

/** The average color of the ground around letters, which are where two pictures differ; undefined without any. */
function groundOf(
  { data: written, width, height }: Drawn,
  { data: blank }: Drawn,
  box: Box | null,
) {
  const isLetter = (x: number, y: number) => {
    const at = (y * width + x) * CHANNELS;
    const differs = (by: number) =>
      Math.abs((written[at + by] ?? 0) - (blank[at + by] ?? 0)) > SAME;
    return differs(0) || differs(1) || differs(2);
  };
  const near = new Set<number>();
  const { top, left, bottom, right } = within(box, width, height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (isLetter(x, y)) addAround(near, x, y, width, height);
    }
  }
  if (near.size === 0) return undefined;
  const sums = [0, 0, 0];
  for (const place of near)
    for (const by of [0, 1, 2]) sums[by] = (sums[by] ?? 0) + (blank[place * CHANNELS + by] ?? 0);
  return hexOf(sums.map((sum) => sum / near.size));
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const within = (box: Box | null, width: number, height: number) => ({
  top: Math.max(0, Math.floor(box?.y ?? 0)),
  left: Math.max(0, Math.floor(box?.x ?? 0)),
  bottom: Math.min(height, Math.ceil(box ? box.y + box.height : 0)),
  right: Math.min(width, Math.ceil(box ? box.x + box.width : 0)),
});

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
