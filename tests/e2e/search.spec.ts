import type { Locator, Page, Route } from 'playwright/test';
import { expectPicturesToLoad } from './support/pictures';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };

/** How pictures fail: no connection, none there, and something else in their place. */
const PICTURE_FAULTS: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 404 }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not a picture</h1>' }),
];

async function openDrawer(page: Page, path = '/'): Promise<Locator> {
  await page.goto(urlOf('classic', path));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  return page.getByRole('dialog', { name: 'Search Products' });
}

async function searchFor(page: Page, query: string, path?: string): Promise<Locator> {
  const drawer = await openDrawer(page, path);
  await drawer.getByRole('searchbox').fill(query);
  await page.keyboard.press('Enter');
  return drawer;
}

test.describe('the search drawer of header 1', () => {
  test('finds what is misspelt, and opens it, in a new tab where that is wanted [S2.56] [S4.81]', async ({
    page,
  }) => {
    const drawer = await searchFor(page, 'hodie navy', '/?ref=mail');
    await expect(drawer.getByText(/^\d+ product\(s\) found$/)).toBeVisible();
    const first = drawer.getByRole('list', { name: 'Results' }).getByRole('link').first();
    await expect(first).toContainText('Hoodie');
    const opened = page.context().waitForEvent('page');
    await first.click({ modifiers: ['ControlOrMeta'] });
    const product = await opened;
    await expect(product).toHaveURL(/\/product\/[\w-]+\?ref=mail$/);
    await expect(product.getByRole('heading', { level: 1 })).toContainText('Hoodie');
    await expect(drawer).toBeVisible();

    await first.click();
    await expect(page).toHaveURL(/\/product\/[\w-]+\?ref=mail$/);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hoodie');
  });

  test('shows results in 1, 2 or 3 columns, their names on two lines at most [S2.66] [S9.57]', async ({
    page,
  }) => {
    const drawer = await searchFor(page, 'hoodie');
    const list = drawer.getByRole('list', { name: 'Results' });
    await expect(list).toBeVisible();
    const columns = () =>
      list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    for (const [width, expected] of [
      [1280, 3],
      [768, 2],
      [375, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns).toBe(expected);
    }
    const name = list.getByText('Harbor Hoodie', { exact: true });
    const lines = await name.evaluate((one) => {
      one.textContent = 'A name that goes on '.repeat(20);
      const { height } = one.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(one).lineHeight);
    });
    expect(Math.round(lines)).toBe(2);
  });

  test('opens from the top with its first words, and leads to all results in the listing [S2.55]', async ({
    page,
  }) => {
    const drawer = await openDrawer(page);
    await expect(drawer.getByRole('heading', { name: 'Search Products' })).toBeVisible();
    await expect(drawer.getByText('Start searching')).toBeVisible();
    await expect(drawer.getByText('Enter keywords to find products')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
    const place = () =>
      drawer.evaluate((panel) => {
        const { top, left, right } = panel.getBoundingClientRect();
        return { top, left, right };
      });
    const { width } = page.viewportSize() ?? { width: 0 };
    await expect.poll(place).toEqual({ top: 0, left: 0, right: width });

    await drawer.getByRole('searchbox').fill('hoodie');
    await drawer.getByRole('button', { name: 'Search', exact: true }).click();
    await drawer.getByRole('link', { name: /^See all \d+ results$/ }).click();
    await expect(page).toHaveURL(urlOf('classic', '/shop?q=hoodie'));
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hoodie”');
  });

  test('has suggestions where nothing is found [S2.57]', async ({ page }) => {
    const drawer = await searchFor(page, 'qqqzzzxxx');
    await expect(drawer.getByText('No products found')).toBeVisible();
    await expect(drawer.getByText('Try different keywords or browse our categories')).toBeVisible();
    await drawer.getByRole('link', { name: 'Hoodies' }).click();
    await expect(page).toHaveURL(urlOf('classic', '/shop?category=Hoodies'));
  });

  test.describe('cut off', () => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('says so and tries again [S2.58] [S8.6]', async ({ page }) => {
      await page.route('**/search', (route) => route.abort(), { times: 1 });
      const drawer = await searchFor(page, 'hoodie');
      await expect(drawer.getByText('Search Error')).toBeVisible();
      await expect(drawer.getByText('An error occurred during search')).toBeVisible();
      await drawer.getByRole('button', { name: 'Try again' }).click();
      await expect(drawer.getByText(/product\(s\) found/)).toBeVisible();
    });
  });

  test.describe('whose pictures cannot be had', () => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('shows the loading picture in the place of each [S9.58]', async ({ page }) => {
      const drawer = await openDrawer(page);
      let failed = 0;
      await page.route(/\/api\/backend\/media\//, (route) => {
        failed += 1;
        return PICTURE_FAULTS[failed % PICTURE_FAULTS.length]?.(route);
      });
      await drawer.getByRole('searchbox').fill('hoodie');
      await page.keyboard.press('Enter');
      const results = drawer.getByRole('list', { name: 'Results' });
      await expect(results).toBeVisible();
      const count = await expectPicturesToLoad(results);
      expect(count).toBeGreaterThan(PICTURE_FAULTS.length);
      expect(failed).toBeGreaterThanOrEqual(count);
      const sources = await results
        .locator('img')
        .evaluateAll((all) => all.map((img) => Reflect.get(img, 'currentSrc')));
      expect(sources).toEqual(Array(count).fill(urlOf('classic', '/loading.gif')));
    });
  });

  test('answers whatever is typed', async ({ page }) => {
    const drawer = await openDrawer(page);
    const field = drawer.getByRole('searchbox');
    for (const text of ["'; drop table products; --", '.*+?^$()|[]\\', '👕👖', '<b>bold</b>']) {
      await field.fill(text);
      await page.keyboard.press('Enter');
      await expect(drawer.getByText(/product\(s\) found|No products found/)).toBeVisible();
      await field.fill('');
      await expect(drawer.getByText('Start searching')).toBeVisible();
    }
  });
});

test.describe('the search box of header 2', () => {
  const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search Products' });

  test('shows five results at most while one types, and all in the listing [S2.65]', async ({
    page,
  }) => {
    await page.goto(urlOf('jersey'));
    await boxOf(page).pressSequentially('jersey');
    await expect(page.getByRole('option')).toHaveCount(5);
    await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
    await expect(page).toHaveURL(urlOf('jersey', '/shop?q=jersey'));
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(boxOf(page)).toHaveValue('jersey');
  });

  test('is worked by its keys [S4.87]', async ({ page }) => {
    await page.goto(urlOf('jersey'));
    await boxOf(page).pressSequentially('jersey');
    await expect(page.getByRole('option')).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toHaveText((await page.getByRole('option').nth(1).textContent()) ?? '');
    const href = await chosen.getAttribute('href');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(boxOf(page)).toBeFocused();
    await expect(boxOf(page)).toHaveValue('jersey');

    // The first arrow opens the list again.
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(urlOf('jersey', href ?? ''));
  });

  test('closes by a click outside [S4.84]', async ({ page }) => {
    await page.goto(urlOf('jersey'));
    await boxOf(page).fill('jersey');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('searches while one types on phones too [S4.83]', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(urlOf('jersey'));
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const drawer = page.getByRole('dialog', { name: 'Search Products' });
    await drawer.getByRole('searchbox').pressSequentially('jersey');
    await expect(drawer.getByText(/product\(s\) found/)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box of header 2 leads to what it finds [S2.68]', async ({ page }) => {
    await page.goto(urlOf('jersey'));
    await page.getByRole('combobox', { name: 'Search Products' }).fill('jersey');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(urlOf('jersey', '/shop?q=jersey'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “jersey”');
  });
});
