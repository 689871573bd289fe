import type { BrowserContext, Page } from 'playwright/test';
import {
  copyAndPaste,
  dragBlocks,
  insertBlocks,
  saveComponent,
  useOutline,
  wrapAndMove,
} from './support/by-keys/blocks';
import {
  changeColumns,
  colorText,
  copyStyles,
  reorderList,
  writeTexts,
} from './support/by-keys/fields';
import { addPage, copyPage, deletePage, describePage, goToPage } from './support/by-keys/pages';
import { changeSettings } from './support/by-keys/settings';
import { canvas, desk, saveButton, topBar } from './support/editor';
import { fetchPage } from './support/fetch-page';
import { forbidPointer, goTo, press, use } from './support/keyboard';
import { addOwnShop } from './support/own-shop';
import { DEMO_ADMIN, urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const LAYOUT = [
  { id: 'first', type: 'text', props: { content: 'What came first' } },
  { id: 'second', type: 'text', props: { content: 'What came second' } },
];

test.use({ viewport: { width: 1400, height: 900 } });
// No script runs in what the home page shows by itself: nor that of the trace.
test.use({ expectedMessages: [/Blocked script execution in 'about:srcdoc'/] });

test('everything in the editor is done by keys alone [S4.785] [S4.800] [S4.801] [S4.874]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addOwnShop('keys');
  await storePage('keys', 'by-keys', LAYOUT);

  await test.step('log in', () => logIn(page));
  await test.step('open a page', () => goToPage(page, 'by-keys'));
  await test.step('insert blocks and sections', () => insertBlocks(page));
  await test.step('drag them', () => dragBlocks(page));
  await test.step('write texts', () => writeTexts(page));
  await test.step('change columns', () => changeColumns(page));
  await test.step('set a colour and reset it', () => colorText(page));
  await test.step('copy styles', () => copyStyles(page));
  await test.step('reorder a list', () => reorderList(page));
  await test.step('rename and move in the outline', () => useOutline(page));
  await test.step('copy, cut, paste, duplicate, delete, undo, redo', () => copyAndPaste(page));
  await test.step('wrap and move', () => wrapAndMove(page));
  await test.step('read the shortcuts', () => readShortcuts(page));
  await test.step('look at it on a phone', () => lookAtPhone(page));
  await test.step('save a component and insert it', () => saveComponent(page));
  await test.step('save', () => save(page));
  await test.step('preview', () => preview(page, context));
  await test.step('add a page', () => addPage(page));
  await test.step('rename and describe it', () => describePage(page));
  await test.step('copy it', () => copyPage(page));
  await test.step('delete the copy and have it back', () => deletePage(page));
  await test.step('change the shop', () => changeSettings(page));
  await test.step('see all of it as a shopper', () => seeAsShopper(context));
  await test.step('log out', () => logOut(page));
});

async function logIn(page: Page): Promise<void> {
  await page.goto(urlOf('keys', '/design'));
  await forbidPointer(page);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(DEMO_ADMIN.email);
  await press(page, 'Tab');
  await page.keyboard.type(DEMO_ADMIN.password);
  await press(page, 'Enter');
  await canvas(page).waitFor();
}

async function readShortcuts(page: Page): Promise<void> {
  await goTo(desk(page));
  await press(page, '?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Duplicate');
  await press(page, 'Escape');
  await expect(sheet).toBeHidden();
  await expect(desk(page)).toBeFocused();
}

async function lookAtPhone(page: Page): Promise<void> {
  await goTo(topBar(page));
  await use(topBar(page).getByRole('button', { name: /^Phone/ }));
  await expect.poll(() => canvas(page).evaluate(({ clientWidth }) => clientWidth)).toBe(375);
  await use(topBar(page).getByRole('button', { name: /^Desktop/ }), 'Shift+Tab');
}

async function save(page: Page): Promise<void> {
  await goTo(desk(page));
  await press(page, 'ControlOrMeta+s');
  await expect(saveButton(page)).toBeDisabled();
  await expect(page.locator('[data-light]')).toContainText(/^Saved/);
}

async function preview(page: Page, context: BrowserContext): Promise<void> {
  await goTo(topBar(page));
  const opened = context.waitForEvent('page');
  await use(topBar(page).getByRole('button', { name: 'Preview in a new tab' }));
  const shopper = await opened;
  await expect(shopper.getByRole('main').getByText('Written in its place')).toBeVisible();
  await shopper.close();
}

async function seeAsShopper(context: BrowserContext): Promise<void> {
  const shopper = await context.newPage();
  await shopper.goto(urlOf('keys', '/by-keys'));
  const main = shopper.getByRole('main');
  const words = main.getByText(/^(Autumn by keys|Written in its place|What came second)$/);
  await expect(words).toHaveText([
    'Autumn by keys',
    'Autumn by keys',
    'Written in its place',
    'What came second',
  ]);
  await expect(main.locator('h2').first()).toHaveCSS('letter-spacing', '3px');
  const accent = await main.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--accent'),
  );
  expect(accent).toBe('#0a5c36');
  await shopper.close();
  const winter = (await fetchPage('keys', '/winter')).text;
  expect(winter).toMatch(/<title[^>]*>[^<]*Warm things/);
  expect(winter).toContain('<meta name="description" content="What to wear when it is cold."');
  expect((await fetchPage('keys', '/warmer-things')).text).toMatch(/<h1[^>]*>Lookbook<\/h1>/);
}

async function logOut(page: Page): Promise<void> {
  await goTo(topBar(page));
  await use(topBar(page).getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL(urlOf('keys', '/'));
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('storeToken');
}
