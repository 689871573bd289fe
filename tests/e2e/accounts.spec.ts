import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { sendLogin } from './support/log-in';
import { mailOf } from './support/outbox';
import { addOwnShop } from './support/own-shop';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** People of this journey alone: a second factor counts in all shops of its person. */
const RUN = Date.now();
const ADA = { email: `ada-${RUN}@members.example`, password: 'nine plums in a hat' };
const BEN = { email: `ben-${RUN}@members.example`, password: 'a lamp, a pail, a fig' };
const NEW_PASSWORD = 'four doors and a kite';
const STEP_MS = 30_000;

// Refused calls are told to the console by the browser.
test.use({ expectedMessages: [/Failed to load resource/] });

const account = (page: Page) => page.getByRole('heading', { name: 'Account', exact: true });
const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({ timestamp });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(urlOf('members', '/'));
}

/** Gives the browser a device that makes passkeys and says yes to everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

/** The path of the link in the mail that has a text. */
async function linkIn(text: string): Promise<string> {
  const [, path = ''] = /(\/design\/(?:join|reset)#\S+)/.exec(await mailOf(text)) ?? [];
  return path;
}

/** The page fits windows from a small phone up. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test('an owner logs in by app and passkey, and whom they invite joins, and gets back in by a link [S6.1860] [S6.1861] [S6.1862] [S6.1863] [S6.1868]', async ({
  page,
  browser,
}) => {
  await addOwnShop('members', 'classic', ADA);
  await addAuthenticator(page);
  await page.goto(urlOf('members', '/design/account'));
  await sendLogin(page, ADA);

  await test.step('an app is set up by its first code', async () => {
    await page.getByRole('button', { name: 'Set up the app' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    const secret = (await page.locator('code').first().textContent()) ?? '';
    await page.getByLabel('Code from the app').fill(codeAt(secret, Date.now()));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).not.toHaveCount(0);
    await expectAccessible(page);
    await codes.getByRole('button', { name: 'I saved them' }).click();
    await page.getByLabel('Name of the passkey').fill('Laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('The passkey “Laptop” is added.')).toBeVisible();

    await logOut(page);
    await page.goto(urlOf('members', '/design/account'));
    await sendLogin(page, ADA);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await expectAccessible(page);
    // The code of now has been used; that of the next half minute counts as well.
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() + STEP_MS));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(account(page)).toBeVisible();
  });

  await test.step('a passkey alone logs in', async () => {
    await logOut(page);
    await page.goto(urlOf('members', '/design/team'));
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
  });

  await page.getByLabel('E-mail', { exact: true }).fill(BEN.email);
  await page.getByLabel('Role', { exact: true }).selectOption('Editor');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`An invitation is on its way to ${BEN.email}.`)).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);

  const context = await browser.newContext();
  const bens = await context.newPage();
  await test.step('an invitation is taken once, and its token leaves the address', async () => {
    await bens.goto(urlOf('members', await linkIn(BEN.email)));
    await expect(bens.getByText(/to its team as Editor/)).toBeVisible();
    expect(new URL(bens.url()).hash).toBe('');
    await expectAccessible(bens);
    await bens.getByLabel('New password', { exact: true }).fill(BEN.password);
    await bens.getByRole('button', { name: 'Join the team' }).click();
    await expect(account(bens)).toBeVisible();
    await expect(bens.getByRole('link', { name: 'Payments' })).toHaveCount(0);
  });

  await test.step('a link for a new password', async () => {
    await logOut(bens);
    await bens.goto(urlOf('members', '/design/account'));
    await bens.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(bens.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await bens.getByLabel('E-mail').fill(BEN.email);
    await bens.getByRole('button', { name: 'Send the link' }).click();
    await expect(bens.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
    await bens.goto(urlOf('members', await linkIn('/design/reset#')));
    await bens.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await bens.getByRole('button', { name: 'Set password' }).click();
    await bens.getByRole('link', { name: 'Go to the login' }).click();
    await sendLogin(bens, { ...BEN, password: NEW_PASSWORD });
    await expect(account(bens)).toBeVisible();
  });
  await context.close();

  await page.goto(urlOf('members', '/design/log'));
  await expect(page.getByText('Invited somebody').last()).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});
