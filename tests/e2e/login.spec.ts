import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { sendLogin } from './support/log-in';
import { DEMO_ADMIN, DEMO_SHOPS, type ShopName, urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 375, height: 740 };
const COOKIES = ['storeToken', 'storeUser'];

// Refused calls are told to the console by the browser, and a failed logout by the page.
test.use({ expectedMessages: [/Failed to load resource|could not be told of the logout/] });

const loginPage = (page: Page) => page.getByRole('heading', { name: 'Log in', exact: true });
const editor = (page: Page) => page.getByRole('heading', { name: 'Design' });

/** By a session of its own, which a journey here may end. */
async function openDesign(page: Page, shop: ShopName): Promise<void> {
  await page.goto(urlOf(shop, '/design'));
  await sendLogin(page);
  await editor(page).waitFor();
}

async function cookiesOf(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => COOKIES.includes(name));
}

/** Notes whether the login was ever shown in a document that is still to be loaded. */
function watchForLogin(page: Page) {
  return page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[type="password"]')) Object.assign(window, { sawLogin: true });
    }).observe(document, { childList: true, subtree: true });
  });
}

for (const shop of DEMO_SHOPS) {
  test(`/design of ${shop} asks for a login in the shop’s name, without header and footer [S2.660] [S2.661]`, async ({
    page,
  }) => {
    await page.goto(urlOf(shop, '/design'));
    await expect(loginPage(page)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page).toHaveTitle(/ - Design/);
    await expect(page.getByRole('main').getByRole('link', { name: /home$/ })).toBeVisible();
    for (const role of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByText('Skip to the content')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.width);
  });
}

test('/design is kept by nobody and listed nowhere [S2.662]', async () => {
  const { headers, text } = await fetchPage('classic', '/design');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers.etag).toBeUndefined();
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect((await fetchPage('classic', '/robots.txt')).text).toContain('Disallow: /design');
  expect((await fetchPage('classic', '/sitemap.xml')).text).not.toContain('/design');
});

test('a wrong password is refused in the server’s words, the right one opens the editor and lasts [S8.660] [S4.662] [S4.668]', async ({
  page,
}) => {
  await watchForLogin(page);
  await page.goto(urlOf('classic', '/design'));
  await sendLogin(page, { ...DEMO_ADMIN, password: 'not it' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The e-mail address or the password is wrong.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  expect(await cookiesOf(page)).toEqual([]);

  await sendLogin(page);
  await expect(editor(page)).toBeVisible();
  const cookies = await cookiesOf(page);
  expect(cookies.map(({ name }) => name).sort()).toEqual(COOKIES);
  for (const { path, sameSite, expires } of cookies) {
    expect([path, sameSite]).toEqual(['/', 'Lax']);
    expect(Math.abs(expires - Date.now() / 1000 - 7 * 86_400)).toBeLessThan(60);
  }
  const user = cookies.find(({ name }) => name === 'storeUser')?.value ?? '';
  expect(JSON.parse(decodeURIComponent(user))).toMatchObject({
    email: DEMO_ADMIN.email,
    role: 'admin',
  });

  const sawLogin = () => page.evaluate(() => 'sawLogin' in window);
  expect(await sawLogin()).toBe(true);
  await page.reload();
  await expect(editor(page)).toBeVisible();
  expect(await sawLogin()).toBe(false);
});

test('a login that breaks off is told in the spec’s words [S8.661]', async ({ page }) => {
  await page.goto(urlOf('jersey', '/design'));
  await page.route('**/api/admin/login', (route) => route.abort());
  await sendLogin(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'An error occurred during login',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(DEMO_ADMIN.email);
});

test('a corrupt user ends the session [S8.662]', async ({ page }) => {
  await openDesign(page, 'jersey');
  const url = urlOf('jersey');
  await page.context().addCookies([{ name: 'storeUser', value: '%7B%22email', url }]);
  await page.reload();
  await expect(loginPage(page)).toBeVisible();
  expect(await cookiesOf(page)).toEqual([]);
});

test('a logout sends the token and opens the home page by a new document [S4.661] [S7.661]', async ({
  page,
}) => {
  await openDesign(page, 'studio');
  const [token] = (await cookiesOf(page)).filter(({ name }) => name === 'storeToken');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const told = page.waitForRequest('**/api/admin/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  expect(await (await told).headerValue('authorization')).toBe(`Bearer ${token?.value}`);
  await expect(page).toHaveURL(urlOf('studio', '/'));
  expect(await page.evaluate(() => 'marked' in window)).toBe(false);
  expect(await cookiesOf(page)).toEqual([]);
  await page.goBack();
  await expect(loginPage(page)).toBeVisible();
});

test('a logout that is refused opens the home page all the same [S8.663]', async ({ page }) => {
  await openDesign(page, 'studio');
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(urlOf('studio', '/'));
  expect(await cookiesOf(page)).toEqual([]);
});

test('a logout in another tab is noticed, and the password asked for over what is open [S4.670] [S4.672]', async ({
  page,
  context,
}) => {
  await openDesign(page, 'classic');
  const other = await context.newPage();
  await other.goto(urlOf('classic', '/design'));
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(urlOf('classic', '/'));
  await other.close();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(DEMO_ADMIN.email);
  await expectAccessible(page);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(DEMO_ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(editor(page)).toBeVisible();
});

test('whoever has another role is told so [S6.660]', async ({ page }) => {
  const url = urlOf('classic');
  const user = encodeURIComponent(JSON.stringify({ email: 'ada@example.com', role: 'packer' }));
  await page.context().addCookies([
    { name: 'storeToken', value: 'abc', url },
    { name: 'storeUser', value: user, url },
  ]);
  await page.goto(urlOf('classic', '/design'));
  await expect(page.getByRole('heading', { name: 'Not for your account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(urlOf('classic', '/'));
});
