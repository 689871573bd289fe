import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { pages } from '@/backend/db/schema';
import { addAdmin, createPasswords } from '@/backend/domain/admins';
import { sendLogin } from './support/log-in';
import { runShopCommand } from './support/shop-command';
import { withShopDatabase } from './support/shop-database';
import { DEMO_ADMIN, SHOP_HOSTS } from './support/shops';
import { expect, test } from './support/test';
import { openTlsFront, type TlsFront } from './support/tls-front';

/** Origins of a shop and of its admins in a browser. */
interface Place {
  shop: string;
  admin: string;
}

const DOMAIN = SHOP_HOSTS.boutique;
let front: TlsFront;

// One shop on each place, for both tests.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await addShop(SHOP_HOSTS.attacked);
  await addShop(DOMAIN);
  front = await openTlsFront(DOMAIN);
});
test.afterAll(() => front.close());

async function addShop(host: string): Promise<void> {
  const options = ['--host', host, '--template', 'classic', 'opening=open'];
  await runShopCommand('add', ...options);
  await withShopDatabase((db) => addAdmin({ db, passwords: createPasswords() }, host, DEMO_ADMIN));
}

const pagesNamed = (name: string): Promise<number> =>
  withShopDatabase((db) => db.$count(pages, eq(pages.name, name)));

const onThisMachine = (): Place => {
  const at = (host: string) => `http://${host}:${process.env.E2E_PORT}`;
  return { shop: at(SHOP_HOSTS.attacked), admin: at(`admin.${SHOP_HOSTS.attacked}`) };
};
const onOneDomain = (): Place => ({
  shop: `https://${DOMAIN}:${front.port}`,
  admin: `https://admin.${DOMAIN}:${front.port}`,
});

const PLACES = [
  ['on this machine', onThisMachine],
  ['by TLS on one registrable domain', onOneDomain],
] as const;

for (const [name, place] of PLACES) {
  test(`no script of a shop’s page comes to its admin, ${name} [S4.1850] [S4.1851] [S4.1852]`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const { shop, admin } = place();
    const before = await context.newPage();
    await before.goto(`${shop}/about`);

    const own = await context.newPage();
    await own.goto(`${shop}/design?page=about`);
    await expect(own).toHaveURL(`${admin}/design?page=about`);
    await sendLogin(own);
    await expect(own.locator('[data-canvas]')).toBeVisible();
    await own.evaluate(() => {
      window.name = 'office';
      localStorage.setItem('kept', 'by the admin');
    });
    const token = await own.evaluate(() => /storeToken=([\w-]+)/.exec(document.cookie)?.[1] ?? '');
    expect(token).toMatch(/^[\w-]{43}$/);

    const after = await context.newPage();
    await after.goto(`${shop}/about`);
    for (const page of [before, after]) {
      await expectNothing(page, { shop, admin, token });
    }
    await expectOutOfReach(after, admin);
    await tossCookies(after, shop);
    await own.reload();
    await expect(own.locator('[data-canvas]')).toBeVisible();
    const listed = await own.evaluate(listOrders, { origin: admin, token, shop });
    expect(listed).toBe(200);
    expect(await pagesNamed('Planted')).toBe(0);
    await context.close();
  });
}

interface Target extends Place {
  /** The true token, as if the script had got hold of it. */
  token: string;
}

/** Each line of the table in ADR 52 that a script can try by itself. */
async function expectNothing(page: Page, target: Target): Promise<void> {
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/store(Token|User|Twin)/);
  const { shop, admin, token } = target;
  expect(await page.evaluate(listOrders, { origin: shop, token, shop })).toBe(403);
  expect(await page.evaluate(listOrders, { origin: admin, token, shop })).toBe('TypeError');
  expect(await page.evaluate(writeBlindly, { admin, token })).toEqual(['unread', 'unread']);
  expect(await page.evaluate(lookIntoStorage)).toEqual({ local: null, hasDrafts: false });
  expect(await page.evaluate(frame, `${admin}/design`)).toBe('closed');
  expect(await page.evaluate(frame, `${shop}/design`)).toBe('closed');
}

/** Windows that a script opens, by address or by the name of one that is there, and drafts that it plants. */
async function expectOutOfReach(page: Page, admin: string): Promise<void> {
  const context = page.context();
  for (const address of [`${admin}/design`, '/design', '/checkout', '/checkout-stripe-success']) {
    const opened = context.waitForEvent('page');
    const handle = await page.evaluateHandle((url) => window.open(url, 'planned'), address);
    const other = await opened;
    await other.waitForLoadState();
    await expect.poll(() => handle.evaluate((it) => it?.closed), { message: address }).toBe(true);
    expect(await other.evaluate(() => [window.opener, window.name]), address).toEqual([null, '']);
    await other.close();
  }
  const blank = context.waitForEvent('page');
  const named = await page.evaluateHandle(() => window.open('', 'office'));
  expect(await named.evaluate((it) => it?.location.href)).toBe('about:blank');
  await (await blank).close();

  const planted = context.waitForEvent('page');
  await page.evaluate((url) => void window.open(url), `${admin}/design#drafts=1.${'A'.repeat(40)}`);
  const other = await planted;
  await expect(other.locator('[data-canvas]')).toBeVisible();
  await expect(other.getByText('brought here')).toBeHidden();
  await other.close();
}

/** Has the browser hand a session of somebody else’s over to every host of the domain. */
async function tossCookies(page: Page, shop: string): Promise<void> {
  const { hostname } = new URL(shop);
  await page.evaluate(async (domain) => {
    const user = encodeURIComponent('{"id":"x","email":"x","role":"admin"}');
    for (const path of ['/', '/design']) {
      await cookieStore.set({ name: 'storeToken', value: 'tossed', domain, path });
      await cookieStore.set({ name: 'storeUser', value: user, domain, path });
    }
  }, hostname);
}

// What follows runs in the page.

async function listOrders({
  origin,
  token,
  shop,
}: {
  origin: string;
  token: string;
  shop: string;
}) {
  try {
    const answer = await fetch(`${origin}/api/backend/operations/orders/list`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ domain: new URL(shop).hostname }),
    });
    return answer.status;
  } catch (error) {
    return error instanceof Error ? error.name : 'nothing';
  }
}

/** Sends what a browser lets any page send, without a token; it changes nothing. */
async function writeBlindly({ admin, token }: { admin: string; token: string }) {
  const send = async (path: string, body: object) => {
    const sent = fetch(`${admin}/api/backend${path}`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'include',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return sent.then(
      ({ type }) => (type === 'opaque' ? 'unread' : type),
      () => 'unread',
    );
  };
  return [
    await send('/api/user/pages/create', { name: 'Planted' }),
    await send('/api/admin/login', { email: 'eve@example.com', password: 'a password of hers' }),
  ];
}

async function lookIntoStorage() {
  const databases = await indexedDB.databases();
  return {
    local: localStorage.getItem('kept'),
    hasDrafts: databases.some(({ name }) => name === 'hemline-drafts'),
  };
}

async function frame(address: string) {
  const element = document.createElement('iframe');
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
  element.src = address;
  document.body.append(element);
  await loaded;
  try {
    return element.contentDocument === null ? 'closed' : 'open';
  } finally {
    element.remove();
  }
}
