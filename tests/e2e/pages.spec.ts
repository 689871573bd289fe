import type { Page } from 'playwright/test';
import { canvas, drawer, openEditor, saveButton, topBar } from './support/editor';
import { fetchPage } from './support/fetch-page';
import { addOwnShop } from './support/own-shop';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1400, height: 900 } });
// No script runs in what a built-in page shows by itself: nor that of the trace.
test.use({ expectedMessages: [/Blocked script execution in 'about:srcdoc'/] });

test('pages are added, described, deleted and had back, and shoppers see each of it [S2.800] [S2.801] [S8.798]', async ({
  page,
}) => {
  await addOwnShop('pages');
  await openEditor(page, 'pages');

  await test.step('a blank page', async () => {
    await addPage(page, 'Spring');
    await expect(page).toHaveURL(/page=spring$/);
    await expect(page.getByRole('heading', { name: 'Start from a ready-made page' })).toBeVisible();
    expect(await statusOf('/spring')).toBe(200);
  });

  await test.step('a page from a preset', async () => {
    await addPage(page, 'Our story', 'About');
    await expect(canvas(page).getByText('About us', { exact: true })).toBeVisible();
    expect(await textOf('/our-story')).toContain('About us');
  });

  await test.step('a copy', async () => {
    await addPage(page, 'Their story', 'A copy', 'Our story');
    await expect(page).toHaveURL(/page=their-story$/);
    await expect(canvas(page).getByText('About us', { exact: true })).toBeVisible();
    expect(await textOf('/their-story')).toContain('About us');
  });

  await test.step('another name and a description under the same address', async () => {
    await act(page, 'Their story', /^Name and description/);
    const dialog = page.getByRole('dialog', { name: 'Name and description' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Their story');
    await dialog.getByLabel('Name').fill('Who they are');
    await dialog.getByLabel('Description').fill('About the people we like.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const html = await textOf('/their-story');
    expect(html).toMatch(/<title[^>]*>[^<]*Who they are/);
    expect(html).toContain('content="About the people we like."');
  });

  await test.step('a page deleted, and had back', async () => {
    await act(page, 'Who they are', 'Delete');
    await expect(notice(page)).toContainText('Who they are deleted');
    await expect(page).not.toHaveURL(/page=/);
    expect(await statusOf('/their-story')).toBe(404);
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toContainText('is restored');
    await expect(page).toHaveURL(/page=their-story$/);
    expect(await textOf('/their-story')).toContain('content="About the people we like."');
  });

  await test.step('a built-in page designed beside its content, and reset to it', async () => {
    const title = canvas(page).getByText('New this season');
    await open(page, 'Contact');
    await expect(canvas(page).getByTitle('Page content')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Section title' }).click();
    await expect(title).toBeVisible();
    await saveButton(page).click();
    await expect(saveButton(page)).toBeDisabled();
    const html = await textOf('/contact');
    expect(html).toContain('New this season');
    expect(html).toContain('Send');
    await act(page, 'Contact', /^Reset to the built-in content/);
    await expect(notice(page)).toContainText('Contact shows its built-in content');
    await expect(title).toHaveCount(0);
    expect(await textOf('/contact')).not.toContain('New this season');
    await notice(page).getByRole('button', { name: 'Undo' }).click();
    await expect(title).toBeVisible();
    expect(await textOf('/contact')).toContain('New this season');
  });
});

/** What was told last. */
const notice = (page: Page) => page.getByRole('group', { name: 'Notice' }).first();

async function openPicker(page: Page) {
  await topBar(page).getByTitle('Pages, header and footer').click();
  return page.getByRole('dialog', { name: 'Pages' });
}

async function open(page: Page, name: string): Promise<void> {
  const menu = await openPicker(page);
  await menu.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

async function act(page: Page, name: string, action: string | RegExp): Promise<void> {
  const menu = await openPicker(page);
  await menu.getByRole('button', { name: `More for ${name}` }).click();
  await menu.getByRole('button', { name: action }).click();
}

async function addPage(page: Page, name: string, start = 'Blank', of?: string): Promise<void> {
  const menu = await openPicker(page);
  await menu.getByRole('button', { name: 'Add a page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('radio', { name: new RegExp(`^${start}`) }).check();
  if (of) await dialog.getByLabel('Copy of').selectOption(of);
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(dialog).toBeHidden();
}

const statusOf = async (path: string) => (await fetchPage('pages', path)).status;
const textOf = async (path: string) => (await fetchPage('pages', path)).text;
