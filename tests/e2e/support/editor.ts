import type { Locator, Page } from 'playwright/test';
import { enterAs } from './log-in';
import type { ShopName } from './shops';

/** Opens a page of a shop in the editor, as its admin. */
export async function openEditor(page: Page, shop: ShopName, slug = 'homepage'): Promise<void> {
  await enterAs(page, shop, `/design?page=${slug}`);
  await blocks(page).first().waitFor();
}

/** What the page stands on: it scrolls, and takes the keys of commands. */
export function desk(page: Page): Locator {
  return page.locator('[data-desk]');
}

/** The page that is edited. */
export function canvas(page: Page): Locator {
  return page.locator('[data-canvas]');
}

/** All blocks on it, each before those within. */
export function blocks(page: Page): Locator {
  return canvas(page).locator('[data-block]');
}

/** The page's own blocks, without those within them. */
export function ownBlocks(page: Page): Locator {
  return canvas(page).locator('[data-page] > [data-block]');
}

export function topBar(page: Page): Locator {
  return page.getByRole('banner');
}

/** Palette and outline. */
export function drawer(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Blocks and outline' });
}

export function properties(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Properties' });
}

/** What the selected block stands in, itself last. */
export function path(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Selected block' });
}

/** A field of the selected block that text is written into. */
export function field(page: Page, name: string): Locator {
  return properties(page).getByRole('textbox', { name, exact: true });
}

export function saveButton(page: Page): Locator {
  return topBar(page).getByRole('button', { name: 'Save', exact: true });
}

/** What was last said to those who do not see the page. */
export function said(page: Page): Locator {
  return page.locator('[data-announcements]');
}
