import type { Page } from 'playwright/test';
import { canvas, desk, topBar } from '../editor';
import { goTo, overwrite, press, reach, use } from '../keyboard';
import { expect } from '../test';

/** Changes a flag, a color and the style sheet of the shop, and saves them. */
export async function changeSettings(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Shop settings' });
  const section = (name: string) =>
    panel.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name });
  const accent = () =>
    canvas(page).evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'));

  await goTo(topBar(page));
  await use(topBar(page).getByRole('button', { name: 'Shop settings' }));
  await expect(panel).toBeFocused();

  await reach(section('General'));
  await use(section('Products'), 'ArrowDown');
  await reach(panel.getByRole('switch', { name: 'Hide former prices' }));
  await press(page, 'Space');

  await use(section('Look'), 'Shift+Tab');
  await reach(panel.getByRole('textbox', { name: 'Accent', exact: true }));
  await overwrite(page, '#0a5c36');
  await expect.poll(accent).toBe('#0a5c36');

  await goTo(desk(page));
  await goTo(page.getByRole('complementary', { name: 'Shop' }));
  await use(section('Global CSS'));
  await reach(panel.getByRole('textbox', { name: 'Style sheet' }));
  await page.keyboard.type('h2 { letter-spacing: 3px }');
  await expect(canvas(page).locator('h2').first()).toHaveCSS('letter-spacing', '3px');
  await press(page, 'Escape', 'Tab');
  await use(panel.getByRole('button', { name: 'Save settings' }));
  await expect(panel.getByRole('status')).toHaveText('All changes are saved');
  await press(page, 'Escape');
  await expect(panel).toBeHidden();
}
