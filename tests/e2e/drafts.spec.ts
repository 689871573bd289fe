import type { BrowserContext, Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { expectKept, untilLookedFor } from './support/kept-drafts';
import { openDesign, sendLogin } from './support/log-in';
import { DEMO_ADMIN, SHOP_HOSTS, urlOf } from './support/shops';
import { expect, test } from './support/test';

const SHOP = 'studio';
const CALLS = '/api/backend/api/user/pages';

// What a refused or broken call leaves in the console is what these journeys are about.
test.use({ expectedMessages: [/Failed to load resource/] });

/** A call of the admin who is logged in, from the editor's own page. */
async function callAs(page: Page, path: string, data: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'storeToken')?.value;
  const asked = { path: CALLS + path, token, data: { domain: SHOP_HOSTS[SHOP], ...data } };
  const { status, body } = await page.evaluate(async (given) => {
    const headers = {
      authorization: `Bearer ${given.token}`,
      'content-type': 'application/json',
    };
    const request = { method: 'POST', headers, body: JSON.stringify(given.data) };
    const answer = await fetch(given.path, request);
    return { status: answer.status, body: await answer.json() };
  }, asked);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** A page of the shop for one journey, with two texts on it; opened in the editor. */
async function openNewPage(page: Page, name: string): Promise<string> {
  await openDesign(page, SHOP);
  const layout = [
    { id: 'first', type: 'text', props: { content: 'First words' } },
    { id: 'second', type: 'text', props: { content: 'Second words' } },
  ];
  const { data } = await callAs(page, '/create', { name: `${name} ${Date.now()}`, layout });
  await openSlug(page, data.slug);
  return data.slug;
}

async function openSlug(page: Page, slug: string): Promise<void> {
  await page.goto(urlOf(SHOP, `/design?page=${slug}`));
  await page.locator('[data-canvas] [data-block]').first().waitFor();
}

async function write(page: Page, at: number, words: string): Promise<void> {
  const field = page.locator('[data-properties]').getByRole('textbox', { name: 'Text' });
  // What is shown is drawn anew while the page comes in.
  await expect(async () => {
    await page.locator('[data-canvas] [data-block]').nth(at).click();
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field.fill(words);
}

const light = (page: Page) => page.locator('[data-light]');
const words = (page: Page) => page.locator('[data-canvas] [data-block]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).last().click();
const remove = (page: Page, slug: string) => callAs(page, `/${slug}/delete`, {});

/** Has the tab crash, which tells its page nothing, and opens another. */
async function crash(page: Page): Promise<Page> {
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  return context.newPage();
}

test('a crash loses nothing: the draft is offered, restored, undone and saved [S4.860] [S4.863]', async ({
  page,
}) => {
  const slug = await openNewPage(page, 'Crash');
  await write(page, 0, 'Typed before the crash');
  await expect(light(page)).toContainText('kept on this device');
  await expectKept(page, 'Typed before the crash');
  const next = await crash(page);
  await openSlug(next, slug);
  await expect(next.getByRole('heading', { name: /^Restore your changes of/ })).toBeVisible();
  await expect(words(next).first()).toHaveText('First words');
  await next.getByRole('button', { name: 'See what differs' }).click();
  const dialog = next.getByRole('dialog', { name: 'What differs' });
  await expect(dialog).toContainText('Typed before the crash');
  await expectAccessible(next);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(words(next).first()).toHaveText('Typed before the crash');
  await next.getByRole('button', { name: 'Undo' }).click();
  await expect(words(next).first()).toHaveText('First words');
  await next.getByRole('button', { name: 'Redo' }).click();
  await save(next);
  await expect(light(next)).toContainText(/^Saved/);
  await next.goto(urlOf(SHOP, `/${slug}`));
  await expect(next.getByText('Typed before the crash')).toBeVisible();
  await remove(next, slug);
});

test('a draft that another tab is at is not offered; one that is discarded is gone [S4.862]', async ({
  page,
}) => {
  const slug = await openNewPage(page, 'Tabs');
  await write(page, 0, 'Written in the first tab');
  await expect(light(page)).toContainText('kept on this device');
  const second = await page.context().newPage();
  await openSlug(second, slug);
  await untilLookedFor(second, 2);
  await expect(second.getByRole('heading', { name: /your changes of/ })).toHaveCount(0);
  await page.close({ runBeforeUnload: false });
  await second.reload();
  await second.getByRole('button', { name: 'Discard' }).click();
  await second.getByRole('button', { name: 'Discard for good' }).click();
  await second.reload();
  await words(second).first().waitFor();
  await untilLookedFor(second, 1);
  await expect(second.getByRole('heading', { name: /your changes of/ })).toHaveCount(0);
  await remove(second, slug);
});

async function secondAdmin(context: BrowserContext, slug: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(urlOf(SHOP, `/design?page=${slug}`));
  await sendLogin(page);
  await words(page).first().waitFor();
  return page;
}

test('settings of the shop that a crash left unsaved are offered and come back [S4.850] [S4.851]', async ({
  page,
}) => {
  await openDesign(page, SHOP);
  await page.getByRole('button', { name: 'Shop settings' }).click();
  const panel = (of: Page) => of.getByRole('region', { name: 'Shop settings' });
  await panel(page).getByLabel('Shop name').fill('Named before the crash');
  await expect(panel(page).getByText('One change is not saved, kept on this device')).toBeVisible();
  await expectKept(page, 'Named before the crash');
  const next = await crash(page);
  await next.goto(urlOf(SHOP, '/design'));
  await next.getByRole('button', { name: 'Shop settings, with unsaved changes' }).click();
  const offer = next.getByRole('region', { name: /^Restore your changes of/ });
  await expect(offer).toContainText('never saved: Shop name.');
  await expectAccessible(next);
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(panel(next).getByLabel('Shop name')).toHaveValue('Named before the crash');
  await panel(next).getByRole('button', { name: 'Discard changes' }).click();
  await expect(panel(next).getByRole('status')).toHaveText('All changes are saved');
  await next.reload();
  await expect(next.getByRole('button', { name: 'Shop settings', exact: true })).toBeVisible();
});

test('two who save the same page decide block by block, with the keyboard [S4.866]', async ({
  page,
  browser,
}) => {
  const slug = await openNewPage(page, 'Two');
  const context = await browser.newContext();
  const other = await secondAdmin(context, slug);
  await write(other, 0, 'Theirs');
  await write(other, 1, 'Theirs alone');
  await save(other);
  await expect(light(other)).toContainText(/^Saved/);

  await write(page, 0, 'Mine');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved meanwhile' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Keep mine' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(light(page)).toContainText(/^Saved/);
  await expect(words(page)).toHaveText(['Mine', 'Theirs alone']);

  await other.reload();
  await expect(words(other)).toHaveText(['Mine', 'Theirs alone']);
  await context.close();
  await remove(page, slug);
});

test('a save without a connection goes on by itself once there is one [S8.862]', async ({
  page,
}) => {
  const slug = await openNewPage(page, 'Offline');
  await write(page, 0, 'Written on a train');
  await page.context().setOffline(true);
  await save(page);
  await expect(page.getByText('The shop could not be reached').first()).toBeVisible();
  await expect(light(page)).toContainText('Could not save');
  await page.context().setOffline(false);
  await expect(light(page)).toContainText(/^Saved/);
  await remove(page, slug);
});

test('a session that has ended asks for the password, and the save goes on [S8.863]', async ({
  page,
}) => {
  const slug = await openNewPage(page, 'Session');
  await write(page, 0, 'Written for long');
  await page.context().clearCookies();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(light(page)).toContainText(/^Saved/);
  await expect(words(page).first()).toHaveText('Written for long');
  await remove(page, slug);
});

test('leaving is warned of while something is not saved [S4.869]', async ({ page }) => {
  const slug = await openNewPage(page, 'Leaving');
  await write(page, 0, 'Not saved');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await save(page);
  await expect(light(page)).toContainText(/^Saved/);
  await remove(page, slug);
  await page.goto(urlOf(SHOP));
  expect(asked).toHaveLength(1);
});
