import type { Locator, Page, Route } from 'playwright/test';
import { expectPicturesToLoad } from './support/pictures';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** How pictures fail: no connection, none there, and something else in their place. */
const PICTURE_FAULTS: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 404 }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not a picture</h1>' }),
];

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  return page.getByRole('dialog', { name: 'Search Products' });
}

test.describe('the search drawer of header 1', () => {
  test('opens from the top with its first words, finds what is misspelt, and leads to it, in a new tab where that is wanted, and to all results [S2.55] [S2.56] [S4.81]', async ({
    page,
  }) => {
    await page.goto(urlOf('classic', '/contact?ref=mail'));
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

    await drawer.getByRole('searchbox').fill('hodie navy');
    await page.keyboard.press('Enter');
    await expect(drawer.getByText(/^\d+ product\(s\) found$/)).toBeVisible();
    const first = drawer.getByRole('list', { name: 'Results' }).getByRole('link').first();
    await expect(first).toContainText('Hoodie');
    const opened = page.context().waitForEvent('page');
    await first.click({ modifiers: ['ControlOrMeta'] });
    const product = await opened;
    await expect(product).toHaveURL(/\/product\/[\w-]+\?ref=mail$/);
    await expect(product.getByRole('heading', { level: 1 })).toContainText('Hoodie');
    await product.close();
    await expect(drawer).toBeVisible();

    await first.click();
    await expect(page).toHaveURL(/\/product\/[\w-]+\?ref=mail$/);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hoodie');

    await openDrawer(page);
    await drawer.getByRole('searchbox').fill('hoodie');
    await drawer.getByRole('button', { name: 'Search', exact: true }).click();
    await drawer.getByRole('link', { name: /^See all \d+ results$/ }).click();
    await expect(page).toHaveURL(urlOf('classic', '/shop?q=hoodie&ref=mail'));
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hoodie”');
  });

  test.describe('whose pictures cannot be had', () => {
    test.use({ pictures: 'drawn', expectedMessages: [/Failed to load resource/] });

    test('shows the loading picture in the place of each, in 1, 2 or 3 columns, names on two lines at most [S2.66] [S9.57] [S9.58]', async ({
      page,
    }) => {
      await page.goto(urlOf('classic', '/contact'));
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

      const columns = () =>
        results.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      for (const [width, expected] of [
        [1280, 3],
        [768, 2],
        [375, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(columns).toBe(expected);
      }
      const name = results.getByText('Harbor Hoodie', { exact: true });
      const lines = await name.evaluate((one) => {
        one.textContent = 'A name that goes on '.repeat(20);
        const { height } = one.getBoundingClientRect();
        return height / Number.parseFloat(getComputedStyle(one).lineHeight);
      });
      expect(Math.round(lines)).toBe(2);
    });
  });
});

test('the search box of header 2 shows five results at most while one types, is worked by its keys, closes by a click outside, and leads to all results [S2.65] [S4.84] [S4.87]', async ({
  page,
}) => {
  await page.goto(urlOf('jersey', '/contact'));
  const box = page.getByRole('combobox', { name: 'Search Products' });
  const list = page.getByRole('listbox');
  const options = list.getByRole('option');
  await box.pressSequentially('jersey');
  await expect(options).toHaveCount(5);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveText((await options.nth(1).textContent()) ?? '');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('jersey');

  // The first arrow opens the list again.
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveCount(5);
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
  await expect(list).toBeHidden();

  await box.click();
  await expect(options).toHaveCount(5);
  await page.getByRole('link', { name: /^See all \d+ results$/ }).click();
  await expect(page).toHaveURL(urlOf('jersey', '/shop?q=jersey'));
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('jersey');

  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  const href = await chosen.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urlOf('jersey', href ?? ''));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box of header 2 leads to what it finds [S2.68]', async ({ page }) => {
    await page.goto(urlOf('jersey', '/contact'));
    await page.getByRole('combobox', { name: 'Search Products' }).fill('jersey');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(urlOf('jersey', '/shop?q=jersey'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “jersey”');
  });
});
