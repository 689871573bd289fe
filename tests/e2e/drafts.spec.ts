import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { openEditor } from './support/editor';
import { fetchPage } from './support/fetch-page';
import { expectSaved, untilLookedFor } from './support/kept-drafts';
import { sendLogin } from './support/log-in';
import { DEMO_ADMIN, urlOf } from './support/shops';
import { savedLayout, storePage } from './support/store-page';
import { expect, test } from './support/test';

const SHOP = 'studio';
const LAYOUT = [
  { id: 'first', type: 'text', props: { content: 'First words' } },
  { id: 'second', type: 'text', props: { content: 'Second words' } },
];

// What a refused or broken call leaves in the console is what these journeys are about.
test.use({ expectedMessages: [/Failed to load resource/] });

/** A page of the shop for one journey, with two texts on it; opened in the editor. */
async function openNewPage(page: Page, slug: string): Promise<void> {
  await storePage(SHOP, slug, LAYOUT);
  await openEditor(page, SHOP, slug);
}

async function openSlug(page: Page, slug: string): Promise<void> {
  await page.goto(urlOf(SHOP, `/design?page=${slug}`));
  await words(page).first().waitFor();
}

async function write(page: Page, at: number, words: string): Promise<void> {
  const field = page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name: 'Text' });
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

/** Has the tab crash, which tells its page nothing, and opens another. */
async function crash(page: Page): Promise<Page> {
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  return context.newPage();
}

test('a crash loses nothing: what was left of a page and of settings is offered, restored, undone and saved [S4.860] [S4.863] [S4.850] [S4.851]', async ({
  page,
}) => {
  const panel = (of: Page) => of.getByRole('region', { name: 'Shop settings' });
  await openNewPage(page, 'crashed');
  await write(page, 0, 'Typed before the crash');
  await expect(light(page)).toContainText('kept on this device');
  await expectSaved(page, 'Typed before the crash');
  await page.getByRole('button', { name: 'Shop settings' }).click();
  await panel(page).getByLabel('Shop name').fill('Named before the crash');
  await expect(panel(page).getByText('One change is not saved, kept on this device')).toBeVisible();
  await expectSaved(page, 'Named before the crash');
  const next = await crash(page);
  await openSlug(next, 'crashed');

  await test.step('the page', async () => {
    await expect(next.getByRole('heading', { name: /^Restore your changes of/ })).toBeVisible();
    await expect(words(next).first()).toHaveText('First words');
    await next.getByRole('button', { name: 'See differences' }).click();
    const dialog = next.getByRole('dialog', { name: 'Differences' });
    await expect(dialog).toContainText('Typed before the crash');
    await expectAccessible(next);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(words(next).first()).toHaveText('Typed before the crash');
    await next.getByRole('button', { name: 'Undo' }).click();
    await expect(words(next).first()).toHaveText('First words');
    await next.getByRole('button', { name: 'Redo' }).click();
    await save(next);
    await expect(light(next)).toContainText(/^Saved/);
    expect((await fetchPage(SHOP, '/crashed')).text).toContain('>Typed before the crash<');
  });

  await test.step('the settings', async () => {
    await next.getByRole('button', { name: 'Shop settings, with unsaved changes' }).click();
    const offer = next.getByRole('region', { name: /^Restore your changes of/ });
    await expect(offer).toContainText('never saved: Shop name.');
    await expectAccessible(next);
    await offer.getByRole('button', { name: 'Restore' }).click();
    await expect(panel(next).getByLabel('Shop name')).toHaveValue('Named before the crash');
    await panel(next).getByRole('button', { name: 'Discard changes' }).click();
    await expect(panel(next).getByRole('status')).toHaveText('All changes are saved');
    await expect(next.getByRole('button', { name: 'Shop settings', exact: true })).toBeVisible();
    await expectSaved(next, 'Named before the crash', false);
  });
});

test('drafts from when admins worked on the shop’s own host are brought over once [S2.1856]', async ({
  page,
  browser,
}) => {
  await openNewPage(page, 'brought-over');
  await write(page, 0, 'Typed at the old address');
  await expectSaved(page, 'Typed at the old address');
  const rows = await page.evaluate(readRows);
  const context = await browser.newContext();
  const other = await context.newPage();
  const oldAddress = new URL('/design?page=brought-over', urlOf(SHOP)).href;
  await other.goto(urlOf(SHOP, '/about'));
  await other.evaluate(plantRows, rows);
  await other.goto(oldAddress);
  await sendLogin(other);
  const offer = other.getByRole('region', { name: /wait at the shop’s old address$/ });
  await offer.getByRole('button', { name: 'Bring them here' }).click();
  const notice = other.getByRole('group', { name: 'Notice' });
  await expect(notice).toContainText('One unsaved draft was brought here.');
  await expect(other).toHaveURL(urlOf(SHOP, '/design?page=brought-over'));
  await other.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(words(other).first()).toHaveText('Typed at the old address');
  await expectSaved(other, 'Typed at the old address');

  await other.goto(urlOf(SHOP, '/about'));
  expect(Object.values(await other.evaluate(readRows)).flat()).toEqual([]);
  await other.goto(oldAddress);
  await expect(other).toHaveURL(urlOf(SHOP, '/design?page=brought-over'));
  await expect(words(other).first()).toBeVisible();
  await expect(offer).toBeHidden();
  await context.close();
});

type Rows = Record<string, [key: string | string[], value: object | string][]>;

/** Runs in the page: all that its drafts hold, by store and key. */
async function readRows(): Promise<Rows> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('hemline-drafts'));
  const rows: Rows = {};
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    rows[name] = keys.map((key, at) => [key as string | string[], values[at]]);
  }
  database.close();
  return rows;
}

/** Runs in the page: keeps such drafts on its own host. */
function plantRows(rows: Rows): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('hemline-drafts', 2);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      for (const name of ['heads', 'settings']) {
        request.result.createObjectStore(name, { keyPath: 'id' }).createIndex('shop', 'shop');
      }
      for (const name of ['trees', 'records']) request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
      const { result } = request;
      const transaction = result.transaction([...result.objectStoreNames], 'readwrite');
      for (const [name, pairs] of Object.entries(rows)) {
        const store = transaction.objectStore(name);
        for (const [key, value] of pairs) {
          if (store.keyPath === null) store.put(value, key);
          else store.put(value);
        }
      }
      transaction.oncomplete = () => {
        result.close();
        resolve();
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}

test('a draft that another tab is at is not offered; one that is discarded is gone [S4.862]', async ({
  page,
}) => {
  const offer = (of: Page) => of.getByRole('heading', { name: /your changes of/ });
  await openNewPage(page, 'in-two-tabs');
  await write(page, 0, 'Written in the first tab');
  await expect(light(page)).toContainText('kept on this device');
  const second = await page.context().newPage();
  await openSlug(second, 'in-two-tabs');
  await untilLookedFor(second, 2);
  await expect(offer(second)).toHaveCount(0);
  await page.close({ runBeforeUnload: false });
  await untilLookedFor(second, 1);
  await expect(offer(second)).toBeVisible();
  await second.getByRole('button', { name: 'Discard' }).click();
  await second.getByRole('button', { name: 'Delete changes' }).click();
  await expect(offer(second)).toHaveCount(0);
  await expectSaved(second, 'Written in the first tab', false);
});

test('two who save the same page decide block by block, with the keyboard [S4.866]', async ({
  page,
  browser,
}) => {
  await openNewPage(page, 'of-two');
  const context = await browser.newContext();
  const other = await context.newPage();
  await openEditor(other, SHOP, 'of-two');
  await write(other, 0, 'Theirs');
  await write(other, 1, 'Theirs alone');
  await save(other);
  await expect(light(other)).toContainText(/^Saved/);
  await context.close();

  await write(page, 0, 'Mine');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved in the meantime' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Keep mine' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(light(page)).toContainText(/^Saved/);
  await expect(words(page)).toHaveText(['Mine', 'Theirs alone']);
  expect(await savedLayout(SHOP, 'of-two')).toMatchObject([
    { props: { content: 'Mine' } },
    { props: { content: 'Theirs alone' } },
  ]);
});

test('a save goes on once there is a connection, and a session; leaving is warned of until then [S8.862] [S8.863] [S4.869]', async ({
  page,
}) => {
  await openNewPage(page, 'saved-late');
  await write(page, 0, 'Written on a train');
  const requests: string[] = [];
  page.on('dialog', (dialog) => {
    requests.push(dialog.type());
    dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => requests).toEqual(['beforeunload']);

  await test.step('without a connection', async () => {
    await page.context().setOffline(true);
    await save(page);
    await expect(page.getByText('The shop could not be reached').first()).toBeVisible();
    await expect(light(page)).toContainText('Could not save');
    await page.context().setOffline(false);
    await expect(light(page)).toContainText(/^Saved/);
  });

  await test.step('a session that has ended asks for the password', async () => {
    await write(page, 0, 'Written for long');
    await page.context().clearCookies();
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(light(page)).toContainText(/^Saved/);
    await expect(words(page).first()).toHaveText('Written for long');
  });

  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(requests).toHaveLength(1);
});
