import type { Locator, Page } from 'playwright/test';
import { held } from './support/held';
import { navigationOverlay } from './support/route-change';
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

/** Opens a page, with another in the history before it. */
async function openAfterContact(page: Page, path: string): Promise<void> {
  await page.goto(urlOf('classic', '/contact'));
  await page.goto(urlOf('classic', path));
  await settled(page);
}

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
      await openAfterContact(page, path);
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

for (const [name, viewport, open] of [
  ['the header', DESKTOP, openCart],
  [
    'the bar below a product',
    PHONE,
    (page: Page) => page.getByRole('button', { name: 'Add to cart' }).last().click(),
  ],
] as const)
  test.describe(`from ${name}`, () => {
    test.use({ viewport });

    test('a drawer that is opened and closed leaves the page where it was [S2.1151]', async ({
      page,
    }) => {
      await page.goto(urlOf('classic', '/product/marlow-everyday-tee'));
      await settled(page);
      const place = () => page.evaluate(() => window.scrollY);
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      await open(page);
      await expect(dialog(page)).toBeVisible();
      expect(await place()).toBe(600);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      expect(await place()).toBe(600);
    });
  });

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
  // Nor is it in the way once the page is loaded again.
  await page.reload();
  await settled(page);
  await page.goForward();
  await expect(page).not.toHaveURL(/\/returns$/);
  await page.goBack();
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
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { pushState } = window.history;
        window.history.pushState = (state, unused, url) => {
          pushState.call(window.history, state, unused, url);
          if (!url) return;
          window.history.pushState = pushState;
          window.addEventListener('popstate', () => resolve(), { once: true });
          window.history.back();
        };
      }),
  );
  await link.click();
  await pressed;
  await expect(page).toHaveURL(urlOf('classic', '/shop'));
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  await expect.poll(() => page.evaluate(() => window.history.state.overlays ?? 0)).toBe(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // The page that was not shown has no place yet; the other keeps its own.
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('All Products');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // The router gave up the product while it was rendered; that is no fault of the next time.
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('All Products');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

test('history: Back gives up the page that a link in a drawer led to, while it has no entry yet [S2.1151]', async ({
  page,
}) => {
  await openAfterContact(page, '/product/marlow-everyday-tee');
  await page.getByText('XL', { exact: true }).click();
  await expect(page).toHaveURL(/size=xl/);
  const address = page.url();
  const pages = await held(page, '**/_next/data/**');
  await openCart(page);
  await dialog(page).getByRole('link').first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(navigationOverlay(page)).toBeVisible();
  await page.goBack();
  await expect(navigationOverlay(page)).toBeHidden();
  await pages.letThrough();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Marlow Everyday Tee/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('history: Back out of two overlays gives up the page that a link in one of them led to [S2.1151]', async ({
  page,
}) => {
  await openAfterContact(page, '/shop?category=Hoodies');
  await page.getByRole('article').first().hover();
  await page
    .getByRole('button', { name: /^Quick Shop/ })
    .first()
    .click();
  const details = dialog(page).getByRole('link', { name: 'See all details' });
  await dialog(page)
    .getByRole('link', { name: /size guide/i })
    .click();
  await expect.poll(() => page.evaluate(() => window.history.state.overlays)).toBe(2);
  const pages = await held(page, '**/_next/data/**');
  await page.evaluate(() => {
    const links = Array.from(document.querySelectorAll<HTMLElement>('[role=dialog] a'));
    links.find((link) => link.textContent === 'See all details')?.click();
  });
  await expect(navigationOverlay(page)).toBeVisible();
  await page.goBack();
  await expect(navigationOverlay(page)).toBeHidden();
  await pages.letThrough();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/category=Hoodies$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('with the filters open', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('history: back from a product, the card is where it was, though the filters are closed [S2.1150]', async ({
    page,
  }) => {
    await openAfterContact(page, '/shop?color=navy');
    await page.getByText('Filters (1)').click();
    await page.locator('summary', { hasText: 'Color' }).click();
    const card = cardLinks(page).nth(6);
    await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const before = await topOf(card);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
    expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(TOLERANCE);
  });
});

test('history: a page that is loaded anew with a drawer open needs one step back [S2.1151]', async ({
  page,
}) => {
  await openAfterContact(page, '/returns');
  await openCart(page);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await settled(page);
  await expect.poll(() => page.evaluate(() => window.history.state.overlays ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('history: Back before a page that is loaded again has its scripts leads to the page before, at its place [S2.1150]', async ({
  page,
}) => {
  await openAfterContact(page, '/shop');
  const card = cardLinks(page).last();
  await card.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const before = await topOf(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const scripts = await held(page, '**/_next/static/**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await page.evaluate(() => setTimeout(() => window.history.back()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  await expect(page).toHaveURL(urlOf('classic', '/shop'));
  await scripts.letThrough();
  await expect(card).toBeFocused();
  expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(TOLERANCE);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('history: Forward has nothing to show of a drawer that Back has closed, and Back leaves the page [S2.1151]', async ({
  page,
}) => {
  await openAfterContact(page, '/returns');
  await openCart(page);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  // There, and by itself back.
  await page.evaluate(async () => {
    const step = () =>
      new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    const stepped = step().then(step);
    window.history.forward();
    await stepped;
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const [kind, go] of Object.entries({
  'an anchor': (page: Page) =>
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click(),
  'a link in a drawer to a place in the page': async (page: Page) => {
    await openCart(page);
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => {
      const { hash } = Array.from(document.links).findLast((link) => /#./.test(link.href)) ?? {};
      return Reflect.get(window, 'next').router.push(window.location.pathname + hash);
    });
    await expect(dialog(page)).toBeHidden();
  },
}))
  test(`history: back from ${kind}, the page is where it was, and so it is from the next page [S2.1150]`, async ({
    page,
  }) => {
    await page.goto(urlOf('classic', '/privacy'));
    await settled(page);
    const place = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(place).toBe(100);
    await go(page);
    await expect(page).toHaveURL(/#./);
    await expect.poll(place).toBeGreaterThan(100 + TOLERANCE);
    // Not the anchor itself, which the router goes to.
    const below = (await place()) - 300;
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), below);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Returns' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Returns/i);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/i);
    await expect(page).toHaveURL(/#./);
    await expect.poll(place).toBe(below);
    await page.goBack();
    await expect(page).toHaveURL(urlOf('classic', '/privacy'));
    await expect.poll(place).toBe(100);
    await page.goForward();
    await expect.poll(place).toBe(below);
  });

test('history: what Quick Shop adds opens the cart drawer in its place, and Back closes that [S2.1151]', async ({
  page,
}) => {
  await openAfterContact(page, '/shop?category=Tumbler');
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
  await openAfterContact(page, '/product/marlow-everyday-tee');
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
