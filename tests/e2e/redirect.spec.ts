import { fetchPage } from './support/fetch-page';
import { expect, test } from './support/test';

const at = (host: string, path: string) => `http://${host}:${process.env.E2E_PORT}${path}`;

test('a host in front of a shop’s leads there with its cart [S2.34] [S4.70] [S4.71] [S4.73] [S4.74]', async ({
  page,
}) => {
  const { text } = await fetchPage('jersey', '/api/backend/products?limit=1');
  const [product] = JSON.parse(text);
  const lines = [{ product: { ...product, price: 0.01 }, quantity: 3 }];
  // A cart from the days before this host led elsewhere.
  await page.goto(at('www.jersey.localhost', '/healthz'));
  await page.evaluate(
    (preserved) => localStorage.setItem('cart', preserved),
    JSON.stringify(lines),
  );

  await page.goto(at('www.jersey.localhost', '/contact?utm_source=mail#content'));
  await expect(page.getByText('Redirecting to main domain...')).toBeVisible();
  await page.waitForURL(({ hostname }) => hostname === 'jersey.localhost');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page).toHaveURL(at('jersey.localhost', '/contact?utm_source=mail#content'));

  // What came along once does not come again.
  await page.goto(at('www.jersey.localhost', '/contact'));
  await page.waitForURL(({ hostname }) => hostname === 'jersey.localhost');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('hosts of their own stay where they are [S4.72]', async () => {
  for (const shop of ['classic', 'jersey'] as const) {
    expect((await fetchPage(shop, '/shop')).text).not.toContain('Loading...');
  }
  expect((await fetchPage('www.jersey.localhost', '/shop')).text).toContain('Loading...');
});

test.describe('a cart in the address', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED/] });

  test('is there on the next page where its own was left before the scripts came, and once [S2.711]', async ({
    page,
  }) => {
    const { text } = await fetchPage('jersey', '/api/backend/products?limit=1');
    const [product] = JSON.parse(text);
    const data = encodeURIComponent(JSON.stringify([{ product, quantity: 2 }]));
    const scripts = '**/_next/static/chunks/**';
    await page.route(scripts, (route) => route.abort());
    const brought = at('jersey.localhost', `/about?cart_data=${data}&cart_from=${'a'.repeat(32)}`);
    await page.goto(brought);
    await page.unroute(scripts);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(page).toHaveURL(at('jersey.localhost', '/contact'));

    await page.goto(brought);
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(page).toHaveURL(at('jersey.localhost', '/about'));
  });

  test('that is none does no harm', async ({ page }) => {
    await page.goto(at('localhost', '/about?cart_data=%7B&utm_source=mail'));
    await expect(page).toHaveURL(at('localhost', '/about?utm_source=mail'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
