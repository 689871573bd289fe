import { expect, type Page } from 'playwright/test';
import { DEMO_ADMIN, type ShopName, urlOf } from './shops';

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** The session of each shop's admin that journeys share; who logs out or ends one logs in by the form. */
const sessions = new Map<ShopName, Cookies>();

/** Has whoever enters a shop next log in by the form: those who had a session there are gone. */
export function forgetSession(shop: ShopName): void {
  sessions.delete(shop);
}

/** Fills in the login form and sends it. */
export async function sendLogin(page: Page, { email, password } = DEMO_ADMIN): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens a page below `/design` as the admin of its shop, by the session that is there or a new one. */
export async function enterAs(page: Page, shop: ShopName, path: string): Promise<void> {
  const context = page.context();
  const preserved = sessions.get(shop);
  if (preserved) await context.addCookies(preserved);
  await page.goto(urlOf(shop, path));
  if (preserved) return;
  await sendLogin(page);
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  sessions.set(shop, await context.cookies(urlOf(shop, '/design')));
}
