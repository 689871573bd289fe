import type { Page } from 'playwright/test';
import { someOf } from '../support/counts';
import { openAtRest } from './support/at-rest';
import { serveInParts } from './support/serve-in-parts';
import { seenShifts, watchShifts } from './support/shifts';
import { urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const PHONE = { width: 375, height: 812 };

const TITLE = 'Made to be lived in';
const TEXT = 'Soft layers, honest wool and good pockets, sewn in small runs.';
/** Blocks whose words do not begin at their top. */
const WORDY = {
  banner: { title: TITLE, subtitle: TEXT, buttonText: 'Shop', textPosition: 'bottom' },
  video: { isBackground: true, overlayContent: true, overlayTitle: TITLE, overlayText: TEXT },
};

/** Wide pages are seen in `accessibility.spec.ts`, those of the studio in `designed-pages.spec.ts`. */
for (const shop of ['classic', 'jersey'] as const) {
  for (const path of ['/', ...someOf(['/kitchen-sink'], 0)]) {
    test(`nothing jumps on a phone while ${path} of ${shop} loads`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await watchShifts(page);
      await openAtRest(page, urlOf(shop, path));
      expect(await seenShifts(page)).toEqual([]);
    });
  }
}

test('a wide page first shows when it is read to its end, so that nothing to come moves it', async ({
  page,
}) => {
  const slow = await serveInParts('classic', '/', '</h2>');
  await page.addInitScript(watchFirstFrame);
  await page.goto(slow.url, { waitUntil: 'commit' });
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  slow.sendNext();
  await expect.poll(() => firstFrame(page)).toMatchObject({ isWhole: true });
  slow.close();
});

test('a phone first shows a header that is read to its end, and the page while it is read', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const slow = await serveInParts('studio', '/', 'Menu</span>', 'tabindex="-1">');
  await page.addInitScript(watchFirstFrame);
  await page.goto(slow.url, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(areStylesThere)).toBe(true);
  slow.sendNext();
  const links = page.locator('header a');
  await expect.poll(() => links.count()).toBeGreaterThan(3);
  const linkCount = await links.count();
  await expect.poll(() => firstFrame(page)).toEqual({ linkCount, isWhole: false });
  slow.sendNext();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  slow.close();
});

for (const type of ['banner', 'video'] as const) {
  test(`the words of a ${type} show once they are read to their end, so that none of them moves`, async ({
    page,
  }) => {
    const slug = `${type}-in-parts`;
    await storePage('odd', slug, [{ type, props: WORDY[type] }]);
    await page.setViewportSize(PHONE);
    const slow = await serveInParts('odd', `/${slug}`, `${TITLE}</h2>`);
    await watchShifts(page);
    await page.addInitScript(watchFirstFrame);
    await page.goto(slow.url, { waitUntil: 'commit' });
    await expect.poll(() => firstFrame(page)).toMatchObject({ isWhole: false });
    const title = page.locator('h2').filter({ hasText: TITLE });
    await expect(title).toBeAttached();
    await expect(title).toBeHidden();
    slow.sendNext();
    await expect(title).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await seenShifts(page)).toEqual([]);
    slow.close();
  });
}

/** What was there of the page when it was first drawn. */
function firstFrame(page: Page): Promise<unknown> {
  return page.evaluate('window.firstFrame');
}

/** Runs in the page. */
function areStylesThere(): boolean {
  const sheets = Array.from(document.styleSheets);
  return document.querySelector('header') !== null && sheets.length > 0;
}

/** Runs in the page: keeps what of it was there when it was first drawn. */
function watchFirstFrame(): void {
  requestAnimationFrame(() => {
    const linkCount = document.querySelectorAll('header a').length;
    const isWhole = document.querySelector('main ~ output') !== null;
    Object.assign(window, { firstFrame: { linkCount, isWhole } });
  });
}
