import type { Locator, Page } from 'playwright/test';
import { sendLogin } from './log-in';
import { type ShopName, urlOf } from './shops';

/** Opens a page of a shop in the editor, as its admin. */
export async function openEditor(page: Page, shop: ShopName, slug = 'homepage'): Promise<void> {
  await page.goto(urlOf(shop, `/design?page=${slug}`));
  await sendLogin(page);
  await blocks(page).first().waitFor();
}

/** The page that is edited. */
export function canvas(page: Page): Locator {
  return page.locator('[data-canvas]');
}

/** All blocks on it, each before those within. */
export function blocks(page: Page): Locator {
  return canvas(page).locator('[data-block]');
}

/** What was last said to those who do not see the page. */
export function said(page: Page): Locator {
  return page.locator('[data-announcements]');
}
