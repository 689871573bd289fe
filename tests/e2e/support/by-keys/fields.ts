import type { Page } from 'playwright/test';
import { canvas, desk, field, path, properties } from '../editor';
import { goTo, overwrite, press, reach, use } from '../keyboard';
import { expect } from '../test';
import { insert, select } from './blocks';

export async function writeTexts(page: Page): Promise<void> {
  await select(page, 'Text', 'ArrowDown');
  await press(page, 'Enter');
  await expect(field(page, 'Text')).toBeFocused();
  await overwrite(page, 'Written in the panel');
  await expect(canvas(page).getByText('Written in the panel')).toBeVisible();
  await press(page, 'Shift+F6');
  await expect(desk(page)).toBeFocused();

  await press(page, 'F2');
  await page.keyboard.type('Written in its place');
  await press(page, 'Escape');
  await expect(desk(page)).toBeFocused();
  await expect(field(page, 'Text')).toHaveValue('Written in its place');

  // Tab leads to the next words of the same block.
  await press(page, 'ArrowUp', 'F2');
  await page.keyboard.type('Autumn by keys');
  await press(page, 'Tab');
  await page.keyboard.type('And not by a mouse');
  await press(page, 'Escape');
  await expect(field(page, 'Title')).toHaveValue('Autumn by keys');
  await expect(field(page, 'Subtitle')).toHaveValue('And not by a mouse');
}

/** Opens a side of the properties of what is selected. */
async function openTab(page: Page, name: 'Content' | 'Style'): Promise<void> {
  const tabs = properties(page).getByRole('tab');
  await goTo(properties(page));
  await reach(tabs.and(page.locator('[tabindex="0"]')));
  await reach(tabs.filter({ hasText: name }), 'ArrowRight');
}

export async function changeColumns(page: Page): Promise<void> {
  await insert(page, 'columns');
  await press(page, 'Enter');
  const layouts = properties(page).getByRole('radiogroup', { name: 'Columns' });
  await reach(layouts.getByRole('radio', { name: 'Three, equal' }), 'ArrowRight');
  await expect(canvas(page).locator('[data-empty]')).toHaveCount(3);
}

export async function colorText(page: Page): Promise<void> {
  const text = canvas(page).getByText('Written in its place');
  const plain = await text.evaluate((element) => getComputedStyle(element).color);
  await goTo(desk(page));
  await press(page, 'Escape', 'Escape');
  await select(page, 'Text', 'ArrowDown');
  await openTab(page, 'Style');
  const group = properties(page).getByRole('group', { name: 'Text' });
  const opener = group.getByRole('button', { name: /choose a color/ });
  await reach(group.getByRole('button', { name: 'Text', exact: true }));
  if ((await opener.count()) === 0) await press(page, 'Enter');
  await use(opener);
  const colors = page.getByRole('listbox', { name: 'Colors of the shop' });
  await reach(colors.getByRole('option').first());
  await use(colors.getByRole('option', { name: 'Accent', exact: true }), 'ArrowRight');
  await press(page, 'Escape');
  await expect(opener).toBeFocused();
  await expect(text).not.toHaveCSS('color', plain);
  await use(group.getByRole('button', { name: 'Reset Color' }));
  await expect(text).toHaveCSS('color', plain);
  // The way goes on from the field that was reset.
  await press(page, 'Shift+Tab');
  await reach(group.getByRole('textbox', { name: 'Color' }));
  await page.keyboard.type('#c8102e');
  await expect(text).toHaveCSS('color', 'rgb(200, 16, 46)');
}

export async function copyStyles(page: Page): Promise<void> {
  await goTo(desk(page));
  await press(page, 'ControlOrMeta+Alt+c', 'Escape', 'Escape', 'ArrowUp', 'ControlOrMeta+Alt+v');
  const second = canvas(page).getByText('What came second');
  await expect(second).toHaveCSS('color', 'rgb(200, 16, 46)');
}

export async function reorderList(page: Page): Promise<void> {
  await insert(page, 'footer links');
  await expect(path(page)).toHaveText(/Footer links$/);
  await openTab(page, 'Content');
  await reach(properties(page).getByRole('button', { name: 'Move About us', exact: true }));
  await press(page, 'ArrowDown');
  await expect(properties(page).getByText('About us moved to 2 of 3')).toBeAttached();
  const links = canvas(page).getByRole('link', { name: /^(About us|Contact|Order tracking)$/ });
  await expect(links).toHaveText(['Contact', 'About us', 'Order tracking']);
}
