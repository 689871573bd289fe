import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { fetchPage } from './support/fetch-page';
import { sendLogin } from './support/log-in';
import { DEMO_ADMIN, urlOf } from './support/shops';
import { expect, test } from './support/test';

const WINDOW = { width: 1280, height: 900 };
const NARROW = { width: 768, height: 900 };
const PHONE = { width: 375, height: 740 };
const COOKIES = ['storeToken', 'storeUser'];

// Refused calls are told to the console by the browser, and a failed logout by the page.
test.use({ expectedMessages: [/Failed to load resource|could not be told of the logout/] });

const loginPage = (page: Page) => page.getByRole('heading', { name: 'Log in', exact: true });
const editor = (page: Page) => page.getByRole('heading', { name: 'Design' });

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

/** The page asks for the login, without header and footer, and fits every window. */
async function expectLoginAlone(page: Page): Promise<void> {
  await expect(loginPage(page)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page).toHaveTitle(/ - Design/);
  await expect(page.getByRole('main').getByRole('link', { name: /home$/ })).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText('Skip to the content')).toHaveCount(0);
  for (const size of [NARROW, PHONE, WINDOW]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(size.width);
  }
}

test('/design is kept by nobody and listed nowhere [S2.662]', async () => {
  const { headers, text } = await fetchPage('classic', '/design');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers.etag).toBeUndefined();
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect((await fetchPage('classic', '/robots.txt')).text).toContain('Disallow: /design');
  expect((await fetchPage('classic', '/sitemap.xml')).text).not.toContain('/design');
});

test('the login of a shop refuses a wrong password in the server’s words, and what the right one opens lasts until a logout in any tab [S2.660] [S2.661] [S8.660] [S4.662] [S4.668] [S4.661] [S7.661] [S4.670] [S4.672]', async ({
  page,
  context,
}) => {
  await watchForLogin(page);
  await page.goto(urlOf('classic', '/design'));
  await expectLoginAlone(page);
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
    role: 'owner',
  });

  const sawLogin = () => page.evaluate(() => 'sawLogin' in window);
  expect(await sawLogin()).toBe(true);
  await page.reload();
  await expect(editor(page)).toBeVisible();
  expect(await sawLogin()).toBe(false);

  const other = await context.newPage();
  await test.step('a logout sends the token and opens the home page by a new document', async () => {
    await other.goto(urlOf('classic', '/design'));
    await other.evaluate(() => Object.assign(window, { marked: true }));
    const token = cookies.find(({ name }) => name === 'storeToken')?.value;
    const received = other.waitForRequest('**/api/admin/logout');
    await other.getByRole('button', { name: 'Log out' }).click();
    expect(await (await received).headerValue('authorization')).toBe(`Bearer ${token}`);
    await expect(other).toHaveURL(urlOf('classic', '/'));
    expect(await other.evaluate(() => 'marked' in window)).toBe(false);
    expect(await cookiesOf(other)).toEqual([]);
    await other.goBack();
    await expect(loginPage(other)).toBeVisible();
    await other.close();
  });

  await test.step('it is noticed, and the password asked for over what is open', async () => {
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
});

test('a corrupt user ends the session, and the login of another shop shows [S8.662] [S2.660] [S2.661]', async ({
  page,
}) => {
  const url = urlOf('jersey', '/design');
  await page.context().addCookies([
    { name: 'storeToken', value: 'abc', url },
    { name: 'storeUser', value: '%7B%22email', url },
  ]);
  await page.goto(urlOf('jersey', '/design'));
  await expectLoginAlone(page);
  expect(await cookiesOf(page)).toEqual([]);
});

test('whoever has another role is told so, and a logout that is refused opens the home page all the same [S2.660] [S2.661] [S6.660] [S8.663]', async ({
  page,
}) => {
  await page.goto(urlOf('studio', '/design'));
  await expectLoginAlone(page);
  const url = urlOf('studio', '/design');
  const user = encodeURIComponent(JSON.stringify({ email: 'ada@example.com', role: 'packer' }));
  await page.context().addCookies([
    { name: 'storeToken', value: 'abc', url },
    { name: 'storeUser', value: user, url },
  ]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { name: 'Not for your account' })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(urlOf('studio', '/'));
  expect(await cookiesOf(page)).toEqual([]);
});
