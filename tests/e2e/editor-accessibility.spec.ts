import type { Locator, Page } from 'playwright/test';
import { turns } from '../support/counts';
import { expectAccessible } from './support/axe';
import { canvas, drawer, openEditor, path, properties, topBar } from './support/editor';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const WIDE = { width: 1280, height: 900 };
/** Panels lie over the page here, and are closed at first. */
const NARROW = { width: 768, height: 900 };

/** `npm test` sees what is made alike in a wide window, and one of each kind in both. */
const IN_BOTH = turns(1, 0) > 0;

type Panel = 'Blocks and outline' | 'Properties';

const LAYOUT = [
  { id: 'words', type: 'text', props: { content: 'Some words' } },
  { id: 'hero', type: 'banner', props: { title: 'A banner' } },
  { id: 'columns', type: 'grid', props: { sectionType: '1:1' }, children: [] },
  { id: 'menu', type: 'navigation', props: { navigationItems: [{ title: 'New', link: '/new' }] } },
];

test.use({ viewport: WIDE });

/** Sees that axe finds nothing in what is on screen, in a wide window and in a narrow one. */
async function look(page: Page, shown: Locator, panel?: Panel): Promise<void> {
  await lookWide(page, shown);
  await lookNarrow(page, shown, panel);
}

async function lookNarrow(page: Page, shown: Locator, panel?: Panel, unasked?: string[]) {
  await page.setViewportSize(NARROW);
  if (panel) await topBar(page).getByRole('button', { name: panel }).click();
  await expect(shown).toBeVisible();
  await expectAccessible(page, unasked);
  await page.setViewportSize(WIDE);
  await expect(shown).toBeVisible();
}

/** One of several that are made alike, of which another is looked at in both windows. */
async function lookAlike(page: Page, shown: Locator, panel?: Panel): Promise<void> {
  if (IN_BOTH) return look(page, shown, panel);
  await lookWide(page, shown);
}

async function lookWide(page: Page, shown: Locator, unasked?: string[]): Promise<void> {
  await expect(shown).toBeVisible();
  await expectAccessible(page, unasked);
}

/** A menu, which opens from its button, beside all regions of the page. */
async function lookAtMenu(page: Page, menu: Locator): Promise<void> {
  await lookWide(page, menu, ['region']);
  await lookNarrow(page, menu, undefined, ['region']);
}

test.setTimeout(150_000);

test('axe finds nothing in the editor [S6.800]', async ({ page }) => {
  await storePage('classic', 'axe', LAYOUT);
  await openEditor(page, 'classic', 'axe');
  await test.step('palette, outline and properties', () => lookAtPanels(page));
  await test.step('what opens over it', () => lookAtDialogs(page));
  await test.step('the shop settings', () => lookAtSettings(page));
});

async function lookAtPanels(page: Page): Promise<void> {
  await look(page, properties(page).getByText('Nothing selected'), 'Properties');

  for (const name of ['Sections', 'Saved', 'Blocks']) {
    const tab = drawer(page).getByRole('tab', { name });
    await tab.click();
    await lookAlike(page, tab, 'Blocks and outline');
  }
  await drawer(page).getByRole('searchbox').fill('hero');
  await look(
    page,
    drawer(page).getByRole('button', { name: 'Hero feature' }),
    'Blocks and outline',
  );
  await drawer(page).getByRole('button', { name: 'Outline', exact: true }).click();
  const rows = drawer(page).getByRole('treeitem');
  await look(page, rows.first(), 'Blocks and outline');

  for (const [at, name] of ['Text', 'Banner', 'Columns'].entries()) {
    await rows.nth(at).click();
    await expect(path(page)).toHaveText(new RegExp(`${name}$`));
    for (const side of ['Content', 'Style']) {
      const tab = properties(page).getByRole('tab', { name: side });
      await tab.click();
      await lookAlike(page, tab, 'Properties');
    }
  }
  await look(page, properties(page).getByRole('tab', { name: 'Style' }), 'Properties');
  await rows.getByText('Navigation').click();
  await properties(page).getByRole('tab', { name: 'Content' }).click();
  await properties(page).getByRole('button', { name: /^New/ }).click();
  await expect(properties(page).getByRole('textbox', { name: 'Text' })).toBeVisible();
  await expectAccessible(page);
}

async function lookAtDialogs(page: Page): Promise<void> {
  await canvas(page).getByText('Some words').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
  await lookAtMenu(page, page.getByRole('menu', { name: 'Block' }));
  await page.getByRole('menuitem', { name: 'Save as component' }).click();
  await lookAtDialog(page, 'Save as component');
  await properties(page).getByRole('tab', { name: 'Style' }).click();
  await properties(page)
    .getByRole('button', { name: /choose a color/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Color', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await topBar(page).getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await lookAtDialog(page, 'Keyboard shortcuts');

  const picker = topBar(page).getByTitle('Pages, header and footer');
  await picker.click();
  await look(page, page.getByRole('dialog', { name: 'Pages' }));
  await page.getByRole('button', { name: 'More for axe' }).click();
  await look(page, page.getByRole('button', { name: /^Name and description/ }));
  await page.getByRole('button', { name: /^Name and description/ }).click();
  await lookAtDialog(page, 'Name and description');
  await picker.click();
  await page.getByRole('button', { name: 'Add a page' }).click();
  await lookAtDialog(page, 'Add a page');
}

async function lookAtSettings(page: Page): Promise<void> {
  await topBar(page).getByRole('button', { name: 'Shop settings' }).click();
  const panel = page.getByRole('region', { name: 'Shop settings' });
  const sections = panel.getByRole('navigation', { name: 'Sections' }).getByRole('button');
  await expect(panel.getByRole('heading', { name: 'General' })).toBeVisible();
  for (const section of await sections.all()) {
    await section.click();
    await lookAlike(page, panel.getByRole('heading', { level: 3 }));
  }
  await look(page, panel.getByRole('heading', { level: 3 }));
}

async function lookAtDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await look(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
