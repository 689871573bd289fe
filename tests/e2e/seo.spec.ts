import { fetchPage } from './support/fetch-page';
import { SHOP_HOSTS, urlOf } from './support/shops';
import { structuredDataOf } from './support/structured-data';
import { expect, test } from './support/test';

const canonicalOf = (html: string) =>
  /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

for (const [path, canonical] of [
  ['/?ref=letter', '/'],
  ['/shop?category=Hoodies&sort=price-asc&ref=letter', '/shop?category=Hoodies'],
  ['/shop?page=2&sort=name-asc', '/shop?page=2'],
] as const) {
  test(`the canonical address of ${path} is ${canonical}`, async () => {
    const { text } = await fetchPage('classic', path);
    expect(canonicalOf(text)).toBe(urlOf('classic', canonical));
  });
}

test('the keywords of a shop stand in its HTML [S2.906]', async () => {
  const { text } = await fetchPage('classic', '/');
  expect(text).toMatch(/<meta[^>]*name="keywords"[^>]*content="[^"]*hoodie/);
});

test('a product page tells search engines what it sells', async () => {
  const { text } = await fetchPage('odd', '/product/quotes?ref=letter');
  expect(canonicalOf(text)).toBe(urlOf('odd', '/product/quotes'));
  const data = structuredDataOf(text);
  expect(data.map((one) => one['@type'])).toEqual(
    expect.arrayContaining(['Product', 'BreadcrumbList']),
  );
  const product = data.find((one) => one['@type'] === 'Product');
  expect(product?.name).toBe('The "Quoted" & <Marked> Hoodie — größer, 日本語');
  expect(text).toMatch(/<meta[^>]*property="og:type"[^>]*content="product"/);
});

test('what search engines are told is in the document alone, and of the page that was opened [S2.1450]', async ({
  page,
}) => {
  const structured = page.locator('script[type="application/ld+json"]:not(.other)');
  await page.goto(urlOf('classic', '/shop?category=Hoodies'));
  await expect(structured).toHaveCount(1);
  const { text } = await fetchPage('classic', '/shop?category=Hoodies');
  expect(text.split('BreadcrumbList')).toHaveLength(2);
  // As what a shop measures by may add.
  await page.evaluate(() => {
    const other = Object.assign(document.createElement('script'), {
      ...{ type: 'application/ld+json', className: 'other', text: '{}' },
    });
    document.head.prepend(other);
  });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(structured).toHaveCount(0);
  await expect(page.locator('script.other')).toHaveCount(1);
});

test('a product whose name closes a script breaks out of nothing', async ({ page }) => {
  const name = 'Tee </script><script>window.broken = 1</script>';
  await page.goto(urlOf('odd', '/product/script-name'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  const data = structuredDataOf((await fetchPage('odd', '/product/script-name')).text);
  expect(data.find((one) => one['@type'] === 'Product')?.name).toBe(name);
});

for (const shop of ['classic', 'jersey'] as const) {
  test(`robots.txt and sitemap.xml of ${shop} are its own`, async () => {
    const robots = await fetchPage(shop, '/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.text).toContain(`Sitemap: ${urlOf(shop, '/sitemap.xml')}`);
    const map = await fetchPage(shop, '/sitemap.xml');
    expect(map.headers['content-type']).toContain('xml');
    const addresses = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((one) => !one?.startsWith(urlOf(shop)))).toEqual([]);
    expect(addresses.filter((one) => one?.includes('/product/')).length).toBeGreaterThan(15);
  });
}

test('the favicon of a host leads to the icon of its shop', async () => {
  const icon = await fetchPage('jersey', '/favicon.ico');
  expect(icon.status).toBe(307);
  const { status, headers } = await fetchPage('jersey', String(icon.headers.location));
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('image/');
  expect(SHOP_HOSTS.jersey).toBe('jersey.localhost');
});
