import type { Page } from 'playwright/test';
import { blocks, canvas, field, openEditor, saveButton, topBar } from './support/editor';
import { failing, SERVER_WORDS } from './support/faults';
import { savedLayout, storePage } from './support/store-page';
import { expect, test } from './support/test';

// What fails is the browser's to complain of.
test.use({ expectedMessages: [/Failed to load resource/] });

const received = (page: Page, text: string) =>
  page.getByText(text).filter({ visible: true }).first();

test('what cannot be saved stays until the shop answers again, and a page that fails to open is asked for again [S8.152] [S8.862] [S8.792]', async ({
  page,
}) => {
  await storePage('studio', 'faults', [{ id: 'a', type: 'text', props: { content: 'Stored' } }]);
  await storePage('studio', 'opened', [{ id: 'a', type: 'text', props: { content: 'Other' } }]);
  await openEditor(page, 'studio', 'faults');

  await test.step('a save', async () => {
    const light = page.locator('[data-light]');
    await blocks(page).first().click();
    const failure = await failing(page, '/api/user/pages/layout/save', 'cut short');
    await field(page, 'Text').fill('Written meanwhile');
    await saveButton(page).click();
    await expect(received(page, 'could not be read')).toBeVisible();
    await expect(light).toContainText('Could not save');
    await expect(blocks(page).first()).toHaveText('Written meanwhile');
    expect(failure.count()).toBeGreaterThan(0);
    await failure.end();
    expect(JSON.stringify(await savedLayout('studio', 'faults'))).toContain('Stored');
    await saveButton(page).click();
    await expect(light).toContainText(/^Saved/);
    expect(JSON.stringify(await savedLayout('studio', 'faults'))).toContain('Written meanwhile');
  });

  await test.step('a page', async () => {
    const failure = await failing(page, '/api/user/pages/layout/load*', 'words');
    await topBar(page).getByTitle('Pages, header and footer').click();
    const pages = page.getByRole('dialog', { name: 'Pages' });
    await pages.getByRole('button', { name: /^opened/ }).click();
    await expect(page.getByRole('heading', { name: /could not be opened/ })).toBeVisible();
    await expect(received(page, SERVER_WORDS)).toBeVisible();
    await expect(topBar(page)).toBeVisible();
    await failure.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(canvas(page).getByText('Other')).toBeVisible();
  });
});
