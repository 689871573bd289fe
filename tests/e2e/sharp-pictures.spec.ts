import type { Page } from 'playwright/test';
import { media } from '@/backend/db/schema';
import { openAtRest, restAfter } from './support/at-rest';
import { firstProduct } from './support/served-page';
import { withShopDatabase } from './support/shop-database';
import { DEMO_SHOPS, type ShopName, urlOf } from './support/shops';
import { expect, PRELOADED_IN_VAIN, test } from './support/test';

const DENSITY = 2;
/** From narrow to wide, for what is loaded already is drawn smaller as well. */
const WIDTHS = [375, 768, 1280, 1920];
/** More pixels across than this nobody sees. */
const MOST_PX = 2000;
/** Most times its own size at which a picture may be drawn. */
const LARGEST = 1.1;

const PRODUCT = '/product/';
const PATHS = ['/', '/shop', PRODUCT, '/about', '/cart'];
const OWN_PATHS: Partial<Record<ShopName, readonly string[]>> = {
  classic: ['/lookbook'],
  studio: ['/lookbook'],
};

test.use({ deviceScaleFactor: DENSITY, expectedMessages: [PRELOADED_IN_VAIN] });

for (const shop of DEMO_SHOPS) {
  test(`no picture of ${shop} is drawn larger than it is, at double density [S9.1101]`, async ({
    page,
  }) => {
    const originals = await loadOriginals();
    const seen = Object.fromEntries(WIDTHS.map((width) => [width, 0]));
    for (const path of [...PATHS, ...(OWN_PATHS[shop] ?? [])]) {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
      await openAtRest(page, urlOf(shop, await addressOf(shop, path)));
      if (path === PRODUCT) await addToCart(page);
      for (const width of WIDTHS) {
        await restAfter(page, () => showAll(page, width));
        const boxes = await page.evaluate(pictureBoxes);
        seen[width] = (seen[width] ?? 0) + boxes.length;
        for (const box of boxes) {
          const { drawnPx, ownPx } = widthsOf(box, originals);
          const needed = Math.min(drawnPx * DENSITY, MOST_PX);
          const what = `${path} at ${width} px: ${box.src}`;
          expect.soft(needed / ownPx, what).toBeLessThanOrEqual(LARGEST);
        }
      }
    }
    for (const width of WIDTHS) expect(seen[width], `${width} px`).toBeGreaterThan(60);
  });
}

const addressOf = (shop: ShopName, path: string) => (path === PRODUCT ? firstProduct(shop) : path);

interface Original {
  width: number;
  height: number;
  isDrawing: boolean;
}

/** The stored pictures by their keys. */
async function loadOriginals(): Promise<Map<string, Original>> {
  const { key, width, height, contentType } = media;
  const rows = await withShopDatabase((db) =>
    db.select({ key, width, height, contentType }).from(media),
  );
  return new Map(
    rows.map((row) => [row.key, { ...row, isDrawing: row.contentType === 'image/svg+xml' }]),
  );
}

/** Fills the cart, whose page comes after that of a product. */
async function addToCart(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Has every picture loaded that comes on screen at a width. */
async function showAll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => {
      scrollTo(0, y);
      return new Promise((done) => requestAnimationFrame(done));
    }, top);
  }
}

interface Box {
  src: string;
  width: number;
  height: number;
  fit: string;
}

/** Runs in the page: the boxes that loaded pictures fill. */
function pictureBoxes(): Box[] {
  const images = [...document.images].filter(
    ({ currentSrc, clientWidth, naturalWidth }) =>
      currentSrc.includes('/media/') && clientWidth > 0 && naturalWidth > 0,
  );
  const backgrounds = [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const [, src = ''] =
      /url\("([^"]*\/media\/[^"]*)"\)/.exec(getComputedStyle(element).backgroundImage) ?? [];
    const { clientWidth: width, clientHeight: height } = element;
    return src ? [{ src, width, height, fit: 'cover' }] : [];
  });
  return [
    ...images.map((image) => ({
      ...{ src: image.currentSrc, width: image.clientWidth, height: image.clientHeight },
      fit: getComputedStyle(image).objectFit,
    })),
    ...backgrounds,
  ];
}

/** Returns how wide a picture is drawn, cut off parts included, and of how many pixels it is: photos are never enlarged. */
function widthsOf({ src, width, height, fit }: Box, originals: Map<string, Original>) {
  const { pathname, searchParams } = new URL(src);
  const original = originals.get(pathname.split('/').at(-1) ?? '');
  if (!original) throw new Error(`There is no picture ${src}`);
  const [across, down] = [width / original.width, height / original.height];
  const scale = fit === 'contain' ? Math.min(across, down) : Math.max(across, down);
  const sent = Number(searchParams.get('w') ?? original.width);
  const ownPx = original.isDrawing ? sent : Math.min(sent, original.width);
  return { drawnPx: scale * original.width, ownPx };
}
