import type { Page } from 'playwright/test';
import { DEMO_ADMIN, type ShopName, urlOf } from './shops';

/** Fills in the login form and sends it. */
export async function sendLogin(page: Page, { email, password } = DEMO_ADMIN): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens the editor of a shop as its admin. */
export async function openDesign(page: Page, shop: ShopName): Promise<void> {
  await page.goto(urlOf(shop, '/design'));
  await sendLogin(page);
  await page.getByRole('heading', { name: 'Design' }).waitFor();
}
