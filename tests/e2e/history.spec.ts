import type { Locator, Page } from 'playwright/test';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };
/** Most px that a card may be off its former place. */
const TOLERANCE = 50;

const LISTINGS = ['/shop', '/shop?category=Hoodies', '/shop?sort=price-asc&page=2'];

const cardLinks = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link');

/** Distance of an element from the window's top, in px. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => shown.getBoundingClientRect().top);

/** The page has what runs behind its first load: the browser no longer scrolls by itself. */
const settled = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    for (const path of LISTINGS) {
      test(`back from a product, the card that was opened in ${path} is where it was [S2.1150]`, async ({
        page,
      }) => {
        await page.goto(urlOf('classic', path));
        await settled(page);
        const count = await cardLinks(page).count();
        for (const place of [count - 1, Math.floor(count / 2)]) {
          const card = cardLinks(page).nth(place);
          await card.scrollIntoViewIfNeeded();
          await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
          const before = await topOf(card);
          await card.click();
          await expect(page).toHaveURL(/\/product\//);
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await page.goBack();
          await expect(page).toHaveURL(urlOf('classic', path));
          await expect(card).toBeFocused();
          expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(TOLERANCE);
        }
      });
    }
  });
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The icon, behind a link of the same name. */
const openCart = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).last().click();

/** Overlays of a page, each with what opens it. */
const OVERLAYS: Record<
  string,
  { path: string; viewport?: typeof PHONE; open: (page: Page) => Promise<void> }
> = {
  'the menu': {
    path: '/about',
    viewport: PHONE,
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Menu' }).click(),
  },
  'the cart drawer': {
    path: '/about',
    open: openCart,
  },
  'the search drawer': {
    path: '/about',
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
  },
  'Quick Shop': {
    path: '/shop',
    open: async (page) => {
      await page.getByRole('article').first().hover();
      await page
        .getByRole('button', { name: /^Quick Shop/ })
        .first()
        .click();
    },
  },
  'the large view of pictures': {
    path: '/product/marlow-everyday-tee',
    open: (page) =>
      page
        .getByRole('region', { name: /^Pictures of/ })
        .getByRole('link', { name: /enlarge/i })
        .first()
        .click(),
  },
};

for (const [name, { path, viewport = DESKTOP, open }] of Object.entries(OVERLAYS)) {
  test.describe(`${name}`, () => {
    test.use({ viewport });

    test('is closed by Back, which leaves the page only after that [S2.1151]', async ({ page }) => {
      await page.goto(urlOf('classic', '/contact'));
      await page.goto(urlOf('classic', path));
      await settled(page);
      for (const _time of ['first', 'again']) {
        await open(page);
        await expect(dialog(page)).toBeVisible();
        await page.goBack();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(urlOf('classic', path));
      }
      // Closed by hand, it leaves nothing behind in the history.
      await open(page);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.history.state.overlays ?? 0)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(urlOf('classic', '/contact'));
    });
  });
}

test('history: a link in a drawer leaves no step of the drawer behind [S2.1151]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/contact'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect(page).toHaveURL(/\/returns$/);
  await settled(page);
  await openCart(page);
  await dialog(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/returns$/);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/returns$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Returns/i);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('history: Back before the page has come that a drawer led to leads to the page before, at its place [S2.1151]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop'));
  await settled(page);
  await page.getByRole('article').last().hover();
  await page
    .getByRole('button', { name: /^Quick Shop/ })
    .last()
    .click();
  const link = dialog(page).getByRole('link').last();
  await expect(link).toBeVisible();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(TOLERANCE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Back is pressed as soon as the address is that of the next page, which a slow phone is still to show.
  const order = await page.evaluateHandle(() => {
    const steps: string[] = [];
    const { pushState } = window.history;
    window.history.pushState = (state, unused, url) => {
      pushState.call(window.history, state, unused, url);
      if (!url) return;
      steps.push('entry');
      window.history.pushState = pushState;
      window.history.back();
    };
    window.addEventListener('popstate', () => steps.push('back'));
    const heading = document.querySelector('main h1');
    new MutationObserver(() => {
      if (!heading?.isConnected) steps.push('page');
    }).observe(document.body, { childList: true, subtree: true });
    return steps;
  });
  await link.click();
  await expect.poll(() => order.evaluate((steps) => steps.slice(0, 2))).toEqual(['entry', 'back']);
  await expect(page).toHaveURL(urlOf('classic', '/shop'));
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  await expect.poll(() => page.evaluate(() => window.history.state.overlays ?? 0)).toBe(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('history: Back and Forward at once leave the place of the page before as it was [S2.1150]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop'));
  await settled(page);
  const card = cardLinks(page).last();
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const before = await topOf(card);
  await page.evaluate(() => {
    const { pushState } = window.history;
    window.history.pushState = (state, unused, url) => {
      pushState.call(window.history, state, unused, url);
      window.history.pushState = pushState;
      window.addEventListener('popstate', () => window.history.forward(), { once: true });
      window.history.back();
    };
  });
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('All Products');
  await page.goBack();
  await expect(card).toBeFocused();
  expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(TOLERANCE);
});

test('history: what Quick Shop adds opens the cart drawer in its place, and Back closes that [S2.1151]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/contact'));
  await page.goto(urlOf('classic', '/shop?category=Tumbler'));
  await settled(page);
  await page.getByRole('article').first().hover();
  await page
    .getByRole('button', { name: /^Quick Shop/ })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Your Cart');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/shop/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('history: back from the checkout a drawer led to, one step leads on to the page before [S2.1151]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/contact'));
  await page.goto(urlOf('classic', '/product/marlow-everyday-tee'));
  await settled(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await dialog(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout/);
  await page.goBack();
  await expect(page).toHaveURL(/\/product\//);
  await settled(page);
  await expect.poll(() => page.evaluate(() => window.history.state.overlays ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});
