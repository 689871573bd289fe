import type { Locator, Page } from 'playwright/test';
import { turns } from '@/tests/support/counts';
import { held } from './support/held';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

const PRODUCT = '/product/marlow-everyday-tee';
const TIMES = turns(10, 2);
/** The longest a tap waits to be seen to count, in ms. */
const SEEN_WITHIN = 100;

/** Opens a page whose scripts are on their way until they are let through. */
async function openSlowly(page: Page, path: string) {
  const scripts = await held(page, '**/_next/static/**/*.js');
  await page.goto(urlOf('classic', path), { waitUntil: 'commit' });
  return scripts;
}

/** Taps a control of a page without scripts. Returns how long it takes to be marked as busy, in ms. */
async function tapEarly(control: Locator): Promise<number> {
  await control.evaluate((element) => {
    document.addEventListener('pointerup', () => performance.mark('tapped'), { once: true });
    new MutationObserver(() => performance.mark('busy')).observe(element, {
      attributeFilter: ['aria-busy'],
    });
  });
  await control.tap();
  await expect(control).toHaveAttribute('aria-busy', 'true');
  return control.evaluate(() => performance.measure('seen', 'tapped', 'busy').duration);
}

const cartLines = (page: Page): Promise<{ quantity: number }[]> =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('cart') ?? '[]'));

const wishes = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('wishlist') ?? '[]'));

interface Tap {
  path: string;
  control: (page: Page) => Locator;
  /** Expects the effect of one tap, which a second one would undo or do again. */
  acts: (page: Page) => Promise<void>;
}

const TAPS: Record<string, Tap> = {
  'Add to cart': {
    path: PRODUCT,
    control: (page) =>
      page
        .getByRole('region', { name: 'Add to cart', exact: true })
        .getByRole('button', { name: 'Add to cart' }),
    acts: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
      await expect.poll(() => cartLines(page)).toEqual([expect.objectContaining({ quantity: 1 })]);
    },
  },
  'the heart of a card': {
    path: '/shop',
    control: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Wishlist/ }),
    acts: async (page) => {
      const heart = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Wishlist/ });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => wishes(page)).toHaveLength(1);
    },
  },
  'Quick Shop': {
    path: '/shop',
    control: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Quick Shop/ }),
    acts: async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog', { name: 'Quick Shop' })).toBeVisible();
    },
  },
  'a step of the quantity': {
    path: PRODUCT,
    control: (page) => page.getByRole('button', { name: 'One more' }),
    acts: (page) => expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2'),
  },
  'the menu': {
    path: '/about',
    control: (page) => page.getByRole('banner').getByRole('link', { name: 'Menu' }),
    acts: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
    },
  },
};

for (const [name, { path, control, acts }] of Object.entries(TAPS)) {
  test(`early taps: ${name}, tapped before its script is there, acts once, each of ${TIMES} times [S4.1150]`, async ({
    browser,
  }) => {
    for (let time = 0; time < TIMES; time += 1) {
      const context = await browser.newContext({
        viewport: { width: 375, height: 812 },
        hasTouch: true,
      });
      const page = await context.newPage();
      const scripts = await openSlowly(page, path);
      expect(await tapEarly(control(page))).toBeLessThan(SEEN_WITHIN);
      await scripts.letThrough();
      await acts(page);
      await expect(page.locator('[data-tapped], [data-awaits]')).toHaveCount(0);
      await acts(page);
      await context.close();
    }
  });
}

test('early taps: who taps a button that is busy again wants it once, and a quantity counts each step [S4.1150]', async ({
  page,
}) => {
  const scripts = await openSlowly(page, PRODUCT);
  const more = page.getByRole('button', { name: 'One more' });
  await more.tap();
  await more.tap();
  const add = TAPS['Add to cart']?.control(page);
  await add?.tap();
  await add?.tap();
  await scripts.letThrough();
  await expect.poll(() => cartLines(page)).toEqual([expect.objectContaining({ quantity: 3 })]);
});

test('early taps: what is chosen and entered before the scripts are there stays, and is what is put into the cart [S4.1150]', async ({
  page,
}) => {
  const scripts = await openSlowly(page, PRODUCT);
  await page.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Quantity' }).fill('4');
  await TAPS['Add to cart']?.control(page).tap();
  await scripts.letThrough();
  const line = {
    quantity: 4,
    variants: expect.objectContaining({ Size: expect.objectContaining({ value: 'L' }) }),
  };
  await expect.poll(() => cartLines(page)).toEqual([expect.objectContaining(line)]);
});

test('early taps: a heart that has the focus before its code is there keeps it all the while [S4.1350]', async ({
  page,
}) => {
  const scripts = await openSlowly(page, '/shop');
  const heart = TAPS['the heart of a card']?.control(page);
  await heart?.focus();
  const losses = await page.evaluateHandle(() => {
    const times: number[] = [];
    new MutationObserver(() => {
      if (document.activeElement === document.body) times.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
    return times;
  });
  await scripts.letThrough();
  await expect(page.locator('[data-awaits]')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Wishlist/);
  expect(await losses.jsonValue()).toEqual([]);
});
