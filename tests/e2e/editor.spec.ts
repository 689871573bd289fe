import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { blocks, canvas, openEditor, said } from './support/editor';
import { DEMO_ADMIN, urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const LAYOUT = [
  { id: 'first', type: 'text', props: { content: 'What came first' } },
  { id: 'second', type: 'text', props: { content: 'What came second' } },
];

test.use({ viewport: { width: 1400, height: 900 } });

/** The words of the page's own blocks, in their order. */
const wordsOf = (page: Page) => canvas(page).locator('[data-page] > [data-block]').allInnerTexts();

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const field = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name, exact: true });

async function dragTo(page: Page, from: string, between: [string, string]) {
  const item = page.locator(`[data-insert="${from}"]`);
  await item.scrollIntoViewIfNeeded();
  const start = await item.boundingBox();
  const above = await canvas(page).getByText(between[0]).boundingBox();
  const below = await canvas(page).getByText(between[1]).boundingBox();
  if (!start || !above || !below) throw new Error('There is nothing to drag.');
  await page.mouse.move(start.x + 20, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(above.x + 200, above.y, { steps: 5 });
  await page.mouse.move(above.x + 200, (above.y + above.height + below.y) / 2, { steps: 5 });
  await expect(page.locator('[data-drop-line]')).toBeVisible();
  await page.mouse.up();
}

test('an admin drags a banner between two blocks, edits it, saves, and shoppers see it [S1.20] [S4.784]', async ({
  page,
  context,
}) => {
  await storePage('classic', 'journey', LAYOUT);
  await openEditor(page, 'classic', 'journey');
  await dragTo(page, 'block:banner', ['What came first', 'What came second']);
  await expect(blocks(page)).toHaveCount(3);
  expect((await wordsOf(page))[1]).not.toContain('What came');

  const title = field(page, 'Title');
  await title.fill('Autumn is here');
  await expect(canvas(page).getByText('Autumn is here')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas(page).getByText('Autumn is here')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(canvas(page).getByText('Autumn is here')).toBeVisible();

  await page.getByRole('button', { name: /Phone/ }).click();
  await expect.poll(() => canvas(page).evaluate(({ clientWidth }) => clientWidth)).toBe(375);
  await expectAccessible(page);

  await save(page).click();
  await expect(save(page)).toBeDisabled();
  const shopper = await context.newPage();
  await shopper.goto(urlOf('classic', '/journey'));
  const words = shopper
    .getByRole('main')
    .getByText(/What came first|Autumn is here|What came second/);
  await expect(words).toHaveText(['What came first', 'Autumn is here', 'What came second']);
});

test('the same is done by keys alone [S4.785]', async ({ page, context }) => {
  await storePage('classic', 'by-keys', LAYOUT);
  const { keyboard } = page;
  await page.goto(urlOf('classic', '/design?page=by-keys'));
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await keyboard.type(DEMO_ADMIN.email);
  await keyboard.press('Tab');
  await keyboard.type(DEMO_ADMIN.password);
  await keyboard.press('Enter');
  await expect(blocks(page)).toHaveCount(2);

  // The first block is selected, and what is found in the palette goes behind it.
  const desk = page.locator('[data-desk]');
  await expect
    .poll(async () => {
      await keyboard.press('F6');
      return desk.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('navigation', { name: 'Selected block' })).toContainText('Text');
  await keyboard.press('/');
  await keyboard.type('banner');
  await keyboard.press('Enter');
  await expect(blocks(page)).toHaveCount(3);
  expect((await wordsOf(page))[1]).not.toContain('What came');

  // It is edited: Enter leads to its first field.
  await keyboard.press('F6');
  await expect(desk).toBeFocused();
  await keyboard.press('Enter');
  const title = field(page, 'Title');
  for (let step = 0; step < 12; step += 1) {
    if (await title.evaluate((field) => field === document.activeElement)) break;
    await keyboard.press('Tab');
  }
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Autumn by keys');
  await expect(canvas(page).getByText('Autumn by keys')).toBeVisible();
  await keyboard.press('Shift+F6');
  await expect(desk).toBeFocused();

  // It is moved to the top, put back, and moved again by lifting it.
  await keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await wordsOf(page))[0]).toContain('Autumn by keys');
  await keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await wordsOf(page))[1]).toContain('Autumn by keys');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Drag/ })).toBeFocused();
  await keyboard.press('Space');
  await expect(said(page)).toContainText('is lifted');
  await keyboard.press('ArrowDown');
  await expect(said(page)).toContainText('at the end of the page');
  await keyboard.press('Space');
  await expect(said(page)).toContainText('dropped');
  await expect.poll(async () => (await wordsOf(page))[2]).toContain('Autumn by keys');

  await keyboard.press('ControlOrMeta+s');
  await expect(save(page)).toBeDisabled();
  const shopper = await context.newPage();
  await shopper.goto(urlOf('classic', '/by-keys'));
  const words = shopper
    .getByRole('main')
    .getByText(/What came first|Autumn by keys|What came second/);
  await expect(words).toHaveText(['What came first', 'What came second', 'Autumn by keys']);
});

test('words are written in their place after a double click [S4.712]', async ({ page }) => {
  await storePage('classic', 'in-place', LAYOUT);
  await openEditor(page, 'classic', 'in-place');
  await canvas(page).getByText('What came first').dblclick();
  await page.keyboard.type('Written here');
  await expect(field(page, 'Text')).toHaveValue('Written here');
  await page.keyboard.press('Escape');
  await expect(canvas(page).getByText('Written here')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas(page).getByText('What came first')).toBeVisible();
});

test('blocks are copied from page to page [S4.711]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storePage('classic', 'copied-from', LAYOUT);
  await storePage('classic', 'copied-to', []);
  await openEditor(page, 'classic', 'copied-from');
  await canvas(page).getByText('What came second').click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.goto(urlOf('classic', '/design?page=copied-to'));
  await canvas(page).waitFor();
  await page.locator('[data-desk]').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(canvas(page).getByText('What came second')).toBeVisible();
});
