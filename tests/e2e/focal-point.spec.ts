import type { Page } from 'playwright/test';
import { urlOf } from './support/shops';
import { removePage, storePage } from './support/store-page';
import { expect, test } from './support/test';

// A picture is cropped without scripts as it is with them.
test.use({ javaScriptEnabled: false });

const WIDTHS = [320, 768, 1024, 1920];
const SIZE = { width: 1600, height: 800 };
const POINTS = [
  [0.9, 0.5],
  [0.1, 0.95],
  [0, 1],
] as const;

/** Blocks that crop a picture, each with the same focal point. */
const blocksWith = (src: string) => [
  ...(['classic', 'split', 'minimal', 'slider', 'video'] as const).map((template) => ({
    type: 'banner',
    props: { template, title: 'Sets', imageUrl: src, imageUrls: [src] },
  })),
  { type: 'heroFeature', props: { imageUrl: src, title: 'Sets' } },
  ...['square', 'portrait', 'landscape'].map((aspectRatio) => ({
    type: 'image',
    props: { src },
    styles: { aspectRatio },
  })),
];

for (const [x, y] of POINTS) {
  test(`the focal point at ${x}, ${y} of a picture is in view however it is cropped [S3.1108]`, async ({
    page,
  }) => {
    const slug = `focus-${x * 100}-${y * 100}`;
    const file = '/wide.svg';
    await page.route(`**${file}*`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: WIDE }),
    );
    await storePage('odd', slug, blocksWith(`${file}#${SIZE.width}x${SIZE.height}@${x},${y}`));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(urlOf('odd', `/${slug}`));
      await showAll(page);
      const points = await page.evaluate(placeOfPoint, { x, y });
      expect(points).toHaveLength(blocksWith('').length);
      for (const { across, down, name } of points) {
        for (const share of [across, down]) {
          expect.soft(share, `${width} px: ${name}`).toBeGreaterThan(-0.001);
          expect.soft(share, `${width} px: ${name}`).toBeLessThan(1.001);
        }
      }
    }
    await removePage('odd', slug);
  });
}

async function showAll(page: Page): Promise<void> {
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
}

/** Runs in the page: where in its box, from 0 to 1, a point of each picture is drawn. */
function placeOfPoint(point: { x: number; y: number }) {
  return [...document.querySelectorAll('main img')].map((element) => {
    const image = element as HTMLImageElement;
    const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = image;
    const { objectPosition } = getComputedStyle(image);
    const [left = 0, top = 0] = objectPosition
      .split(' ')
      .map((one) => Number.parseFloat(one) / 100);
    const scale = Math.max(width / naturalWidth, height / naturalHeight);
    const place = (share: number, room: number, drawn: number, at: number) =>
      ((room - drawn) * share + drawn * at) / room;
    return {
      name: image.parentElement?.className ?? '',
      across: place(left, width, naturalWidth * scale, point.x),
      down: place(top, height, naturalHeight * scale, point.y),
    };
  });
}

const WIDE = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="#8ab"/></svg>`;
