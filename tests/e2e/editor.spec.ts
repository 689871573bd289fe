import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import {
  blocks,
  canvas,
  desk,
  drawer,
  field,
  openEditor,
  ownBlocks,
  saveButton,
} from './support/editor';
import { urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const LAYOUT = [
  { id: 'first', type: 'text', props: { content: 'What came first' } },
  { id: 'second', type: 'text', props: { content: 'What came second' } },
];

test.use({ viewport: { width: 1400, height: 900 } });

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
  await expect(ownBlocks(page).nth(1)).not.toContainText('What came');

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

  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  const shopper = await context.newPage();
  await shopper.goto(urlOf('classic', '/journey'));
  const words = shopper
    .getByRole('main')
    .getByText(/What came first|Autumn is here|What came second/);
  await expect(words).toHaveText(['What came first', 'Autumn is here', 'What came second']);
});

test('a block that is dragged by the mouse in the outline lands where its line was [S2.803]', async ({
  page,
}) => {
  const text = (content: string, columnIndex = 0) => ({
    ...{ id: content, type: 'text', columnIndex },
    props: { content },
  });
  const children = [text('Left'), text('Right', 1)];
  const grid = { id: 'grid', type: 'grid', props: { sectionType: '1:1' }, children };
  await storePage('classic', 'by-outline', [text('Above'), grid, text('Below')]);
  await openEditor(page, 'classic', 'by-outline');
  await drawer(page).getByRole('button', { name: 'Outline', exact: true }).click();
  const blockOf = (words: string) => canvas(page).getByText(words, { exact: true });

  // Below the block of the first column, as far in as that stands.
  await dragInOutline(page, 'Below', 'Left', '4 3');
  await expect(blockOf('Left').locator('xpath=following-sibling::*')).toHaveText(['Below']);
  await expect(ownBlocks(page)).toHaveCount(2);

  // Behind all of the columns, out of them.
  await dragInOutline(page, 'Left', 'Right', '7 1');
  await expect(ownBlocks(page)).toHaveText(['Above', /Below/, 'Left']);
});

/** Drags a line of the outline to below another one, to where a line shows its row and its level. */
async function dragInOutline(page: Page, words: string, below: string, place: string) {
  const level = Number(place.split(' ').at(-1));
  const lineOf = (name: string) => drawer(page).getByRole('treeitem').filter({ hasText: name });
  const from = await lineOf(words).getByText(words).boundingBox();
  const to = await lineOf(below).boundingBox();
  const own = Number(await lineOf(words).getAttribute('aria-level'));
  if (!from || !to) throw new Error('There is nothing to drag.');
  const x = from.x + 10;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + (level - own) * 16, to.y + to.height - 1, { steps: 8 });
  const line = drawer(page).locator('[data-drop-line]');
  await expect(line).toHaveAttribute('data-drop-line', place);
  await page.mouse.up();
  await expect(line).toHaveCount(0);
}

test('words are written in their place after a double click, and blocks are copied from page to page [S4.712] [S4.711]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storePage('classic', 'copied-from', LAYOUT);
  await storePage('classic', 'copied-to', []);
  await openEditor(page, 'classic', 'copied-from');
  await canvas(page).getByText('What came first').dblclick();
  await page.keyboard.type('Written here');
  await expect(field(page, 'Text')).toHaveValue('Written here');
  await page.keyboard.press('Escape');
  await expect(canvas(page).getByText('Written here')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas(page).getByText('What came first')).toBeVisible();

  await canvas(page).getByText('What came second').click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.goto(urlOf('classic', '/design?page=copied-to'));
  await canvas(page).waitFor();
  await desk(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(canvas(page).getByText('What came second')).toBeVisible();
});
