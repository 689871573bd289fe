import type { Page } from 'playwright/test';
import { someOf } from '../support/counts';
import { openAtRest } from './support/at-rest';
import { firstProduct } from './support/served-page';
import { DEMO_SHOPS, type ShopName, urlOf } from './support/shops';
import { expect, PRELOADED_IN_VAIN, test } from './support/test';

const DENSITY = 2;
const WIDTHS = someOf([375, 1920, 768, 1280], 2);
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

test.use({
  pictures: 'drawn',
  deviceScaleFactor: DENSITY,
  expectedMessages: [PRELOADED_IN_VAIN],
});

for (const shop of DEMO_SHOPS) {
  for (const width of WIDTHS) {
    test(`no picture of ${shop} is drawn larger than it is, ${width} px wide and at double density [S9.1101]`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 900 });
      let seen = 0;
      for (const path of [...PATHS, ...(OWN_PATHS[shop] ?? [])]) {
        await openAtRest(page, urlOf(shop, await addressOf(shop, path)));
        if (path === PRODUCT) await addToCart(page);
        await showAll(page);
        const pictures = await page.evaluate(drawnPictures);
        seen += pictures.length;
        for (const { src, drawnPx, ownPx } of pictures) {
          const needed = Math.min(drawnPx * DENSITY, MOST_PX);
          expect.soft(needed / ownPx, `${path} ${src}`).toBeLessThanOrEqual(LARGEST);
        }
      }
      expect(seen).toBeGreaterThan(60);
    });
  }
}

const addressOf = (shop: ShopName, path: string) => (path === PRODUCT ? firstProduct(shop) : path);

/** Fills cart and wishlist, whose pages come after that of a product. */
async function addToCart(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Has every picture loaded that comes on screen. */
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: how wide each loaded picture is drawn, cut off parts included, and how many pixels it has. */
async function drawnPictures() {
  const sizeOf = async (src: string) => {
    const bitmap = await createImageBitmap(await (await fetch(src)).blob());
    return { width: bitmap.width, height: bitmap.height };
  };
  const images = [...document.images].filter(
    ({ currentSrc, clientWidth, naturalWidth }) =>
      currentSrc.includes('/media/') && clientWidth > 0 && naturalWidth > 0,
  );
  const backgrounds = [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const [, src = ''] =
      /url\("([^"]*\/media\/[^"]*)"\)/.exec(getComputedStyle(element).backgroundImage) ?? [];
    const { clientWidth, clientHeight } = element;
    return src ? [{ currentSrc: src, clientWidth, clientHeight, fit: 'cover' }] : [];
  });
  const boxes = [
    ...images.map((image) => ({
      ...{ currentSrc: image.currentSrc, clientWidth: image.clientWidth },
      ...{ clientHeight: image.clientHeight, fit: getComputedStyle(image).objectFit },
    })),
    ...backgrounds,
  ];
  return Promise.all(
    boxes.map(async ({ currentSrc: src, clientWidth, clientHeight, fit }) => {
      const { width, height } = await sizeOf(src);
      const [across, down] = [clientWidth / width, clientHeight / height];
      const scale = fit === 'contain' ? Math.min(across, down) : Math.max(across, down);
      return { src, drawnPx: scale * width, ownPx: width };
    }),
  );
}
