import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { blocks, canvas, openEditor } from './support/editor';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const LAYOUT = [
  { id: 'first', type: 'text', props: { content: 'What came first' } },
  { id: 'second', type: 'text', props: { content: 'What came second' } },
];

const drawer = (page: Page) => page.getByRole('complementary', { name: 'Blocks and outline' });
const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const bottomOf = async (part: ReturnType<typeof drawer>) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('on a phone the editor has the panels below the page, one at a time [S2.760]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await storePage('classic', 'on-a-phone', LAYOUT);
  await openEditor(page, 'classic', 'on-a-phone');
  await expect(drawer(page)).toBeHidden();
  await expect(properties(page)).toBeHidden();
  await expect.poll(() => canvas(page).evaluate(({ clientWidth }) => clientWidth)).toBe(375);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveJSProperty('scrollWidth', 375);
  await expectAccessible(page);

  await toggle(page, 'Blocks and outline').click();
  const desk = page.getByRole('region', { name: 'Page', exact: true });
  const overlap = async () =>
    (await bottomOf(desk)) - ((await drawer(page).boundingBox())?.y ?? Number.NaN);
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  await page.locator('[data-insert="block:title"]').click();
  await expect(blocks(page)).toHaveCount(3);

  await toggle(page, 'Properties').click();
  await expect(properties(page).getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await expectAccessible(page);
});

test('in a narrow window panels lie over the page, and out of the way of what is dragged; in a wide one it makes room for them, and keeps which are open [S2.761] [S2.901] [S3.930] [S3.934]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await storePage('classic', 'narrow', LAYOUT);
  await openEditor(page, 'classic', 'narrow');
  await expect(drawer(page)).toBeHidden();
  const before = await canvas(page).boundingBox();
  await toggle(page, 'Blocks and outline').click();
  await expect(drawer(page)).toBeVisible();
  expect(await canvas(page).boundingBox()).toEqual(before);

  const item = await page.locator('[data-insert="block:title"]').boundingBox();
  const words = await canvas(page).getByText('What came second').boundingBox();
  if (!item || !words) throw new Error('There is nothing to drag.');
  await page.mouse.move(item.x + 20, item.y + 20);
  await page.mouse.down();
  await page.mouse.move(item.x + 40, item.y + 40, { steps: 4 });
  await expect(drawer(page)).toHaveCSS('opacity', '0');
  // Where the panel was.
  await page.mouse.move(120, words.y + 2, { steps: 4 });
  await expect(page.locator('[data-drop-line]')).toBeVisible();
  await page.mouse.up();
  await expect(drawer(page)).toHaveCSS('opacity', '1');
  await expect(blocks(page)).toHaveCount(3);

  await page.setViewportSize({ width: 1400, height: 900 });
  await expect(drawer(page)).toBeVisible();
  await expect(properties(page)).toBeVisible();
  const room = async () => {
    const box = await page.getByRole('region', { name: 'Page', exact: true }).boundingBox();
    return { left: box?.x, right: 1400 - ((box?.x ?? 0) + (box?.width ?? 0)) };
  };
  await expect.poll(room).toEqual({ left: 280, right: 350 });
  await toggle(page, 'Blocks and outline').click();
  await expect.poll(room).toEqual({ left: 0, right: 350 });
  await page.reload();
  await expect(blocks(page)).toHaveCount(2);
  await expect.poll(room).toEqual({ left: 0, right: 350 });
  await toggle(page, 'Properties').click();
  await expect.poll(room).toEqual({ left: 0, right: 0 });
  await toggle(page, 'Blocks and outline').click();
  await toggle(page, 'Properties').click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(drawer(page)).toBeHidden();
});
