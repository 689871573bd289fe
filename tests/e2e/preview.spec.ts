import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { canvas, openEditor } from './support/editor';
import { fetchPage } from './support/fetch-page';
import { expectSaved } from './support/kept-drafts';
import { sendLogin } from './support/log-in';
import { addOwnShop } from './support/own-shop';
import { urlOf } from './support/shops';
import { storePage } from './support/store-page';
import { expect, test } from './support/test';

const LAYOUT = [
  { id: 'words', type: 'text', props: { content: 'As it is saved' } },
  {
    id: 'way',
    type: 'button',
    props: { label: 'To the shop', targetUrl: '/contact' },
  },
  {
    id: 'html',
    type: 'html',
    props: { content: '<p id="own">By hand</p><script>document.title = "Scripts ran"</script>' },
  },
];

test.use({ viewport: { width: 1400, height: 900 } });

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' });

/** What the editor's button opens. */
async function openPreview(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview in a new tab' }).click();
  return opened;
}

/** As browsers tell a page that somebody turns to it; they do so of every page at once while they are driven. */
async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function write(page: Page, block: string, content: string): Promise<void> {
  await canvas(page).getByText(block).click();
  await page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill(content);
}

test('what is not saved is looked at on its page, as shoppers would see it, until all is saved [S2.791] [S2.792] [S2.793]', async ({
  page,
}) => {
  await storePage('classic', 'previewed', LAYOUT);
  await openEditor(page, 'classic', 'previewed');
  const live = await openPreview(page);
  await expect(live).toHaveURL(urlOf('classic', '/previewed'));
  await live.close();

  await write(page, 'As it is saved', 'As it would be');
  const preview = await openPreview(page);
  const main = preview.getByRole('main');
  await test.step('without scripts and frames of blocks', async () => {
    await expect(bar(preview)).toContainText('Preview of unsaved changes');
    await expect(main.getByText('As it would be')).toBeVisible();
    await expect(main.getByText('By hand')).toBeVisible();
    await expect(preview.getByRole('banner')).toBeVisible();
    await expect(preview.getByRole('contentinfo')).toBeVisible();
    await expect(preview.locator('[data-block]')).toHaveCount(0);
    await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await preview.title()).not.toContain('Scripts ran');
    await expectAccessible(preview);
  });

  await test.step('it follows what is done meanwhile', async () => {
    await page.bringToFront();
    await write(page, 'As it would be', 'As it would rather be');
    await expectSaved(page, 'As it would rather be');
    await comeBackTo(preview);
    await expect(main.getByText('As it would rather be')).toBeVisible();
  });

  await test.step('its links lead into the live shop, which has nothing of it', async () => {
    await main.getByRole('link', { name: 'To the shop' }).click();
    await expect(preview).toHaveURL(urlOf('classic', '/contact'));
    const { text } = await fetchPage('classic', '/previewed');
    expect(text).toContain('>As it is saved<');
    expect(text).not.toContain('As it would');
    await preview.close();
  });

  await test.step('the way back leads to the editor', async () => {
    const left = await openPreview(page);
    const closed = left.waitForEvent('close');
    // The page may be gone before it can say that it was clicked.
    const clicked = bar(left).getByRole('link', { name: 'Back to editing' }).click();
    const received = clicked.catch(({ message }) => expect(message).toContain('has been closed'));
    await Promise.all([closed, received]);
    await expect(canvas(page).getByText('As it would rather be')).toBeVisible();
  });

  await test.step('once all is saved the live page takes its place', async () => {
    const late = await openPreview(page);
    await expect(bar(late)).toContainText('Preview of unsaved changes');
    await page.bringToFront();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(save).toBeDisabled();
    await expectSaved(page, 'As it would rather be', false);
    await comeBackTo(late);
    await expect(late).toHaveURL(urlOf('classic', '/previewed'));
    await expect(late.getByRole('main').getByText('As it would rather be')).toBeVisible();
  });
});

test('a footer that is not saved is looked at on the home page [S2.791]', async ({ page }) => {
  await openEditor(page, 'studio', 'footer');
  await canvas(page).locator('[data-block]').filter({ hasText: 'Service' }).last().click();
  await page.keyboard.press('Delete');
  const preview = await openPreview(page);
  await expect(bar(preview)).toContainText('Preview of unsaved changes');
  const footer = preview.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Studio', exact: true })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Service', exact: true })).toHaveCount(0);
});

test.describe('the page of products', () => {
  // The editor shows its content without its scripts.
  test.use({
    expectedMessages: [/Blocked script execution in 'about:srcdoc'/],
  });

  test('is looked at by the newest of them, live or with what is not saved [S2.791] [S2.793]', async ({
    page,
  }) => {
    await openEditor(page, 'jersey', 'product');
    const live = await openPreview(page);
    await expect(live).toHaveURL(/\/product\/.+/);
    const name = (await live.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.locator('[data-insert="block:title"]').click();
    const preview = await openPreview(page);
    await expect(bar(preview)).toContainText('Preview of unsaved changes');
    await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(preview.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await expect(preview.getByRole('button', { name: /add to cart/i }).first()).toBeEnabled();
  });
});

test('the page of products says so where the shop has none yet [S2.793]', async ({ page }) => {
  await addOwnShop('empty', 'empty');
  await openEditor(page, 'empty', 'product');
  await expect(canvas(page)).toContainText('once the shop has a product');
  const preview = await openPreview(page);
  await expect(bar(preview)).toContainText('Nothing to preview yet');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('No product to show yet');
});

test('a preview is for admins alone [S2.794]', async ({ page }) => {
  await storePage('classic', 'for-admins', LAYOUT);
  await page.goto(urlOf('classic', '/design?preview=for-admins&tab=none'));
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByText('As it is saved')).toHaveCount(0);
  await sendLogin(page);
  await expect(page).toHaveURL(urlOf('classic', '/for-admins'));
  expect((await fetchPage('classic', '/design?preview=no-such-page')).status).toBe(404);
});
