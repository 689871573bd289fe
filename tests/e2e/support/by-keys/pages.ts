import type { Page } from 'playwright/test';
import { blocks, topBar } from '../editor';
import { goTo, overwrite, press, reach, use } from '../keyboard';
import { expect } from '../test';

const pageMenu = (page: Page) => page.getByRole('dialog', { name: 'Pages' });
const picker = (page: Page) => topBar(page).getByTitle('Pages, header and footer');

/** Opens the list of pages; the focus is then at the one that is open. */
async function openPicker(page: Page): Promise<void> {
  await goTo(topBar(page));
  await use(picker(page));
  await expect(pageMenu(page).locator(':focus')).toBeVisible();
}

/** Opens a page by the first letters of its name. */
export async function goToPage(page: Page, name: string): Promise<void> {
  await openPicker(page);
  // The shop's own pages join the list once they have been asked for.
  await expect(pageMenu(page).getByText(name, { exact: true }).first()).toBeVisible();
  await page.keyboard.type(name.slice(0, 4));
  await press(page, 'Enter');
  await expect(picker(page)).toContainText(name);
}

/** The address tells of a page at once; the one before is on screen until its blocks are there. */
async function untilOpen(page: Page, name: string, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(picker(page)).toContainText(name);
  await blocks(page).first().waitFor();
}

/** Does something to the page that is open, as a whole. */
async function act(page: Page, action: RegExp): Promise<void> {
  await openPicker(page);
  await press(page, 'ArrowRight', 'Enter');
  await use(
    page.getByRole('dialog', { name: 'Pages' }).getByRole('button', { name: action }),
    'ArrowDown',
  );
}

export async function addPage(page: Page): Promise<void> {
  await openPicker(page);
  await use(page.getByRole('button', { name: 'Add a page' }));
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Winter');
  await reach(dialog.getByRole('radio', { name: /^Blank/ }));
  await reach(dialog.getByRole('radio', { name: /^Lookbook/ }), 'ArrowDown');
  await press(page, 'Enter');
  await untilOpen(page, 'Winter', /page=winter$/);
}

export async function describePage(page: Page): Promise<void> {
  await act(page, /^Name and description/);
  const dialog = page.getByRole('dialog', { name: 'Name and description' });
  await reach(dialog.getByRole('textbox', { name: 'Name' }));
  await overwrite(page, 'Warm things');
  await reach(dialog.getByRole('textbox', { name: 'Description' }));
  await overwrite(page, 'What to wear when it is cold.');
  await use(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(picker(page)).toContainText('Warm things');
}

export async function copyPage(page: Page): Promise<void> {
  await act(page, /^Copy as a new page/);
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Warmer things');
  await press(page, 'Enter');
  await untilOpen(page, 'Warmer things', /page=warmer-things$/);
}

export async function deletePage(page: Page): Promise<void> {
  const notice = page.getByRole('group', { name: 'Notice' });
  await act(page, /^Delete/);
  await expect(notice).toContainText('Warmer things deleted');
  await expect(picker(page)).toContainText('Homepage');
  await use(notice.getByRole('button', { name: 'Undo' }));
  await expect(notice).toContainText('Warmer things is restored');
  await untilOpen(page, 'Warmer things', /page=warmer-things$/);
}
