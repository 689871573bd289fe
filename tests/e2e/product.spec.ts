import { fetchPage } from './support/fetch-page';
import { expectPicturesToLoad } from './support/pictures';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const RED = 'rgb(179, 38, 30)';

test.use({ pictures: 'drawn' });

test('a product page shows pictures, price, choices, badges, material and what goes with it [S2.80] [S3.982] [S4.21] [S4.22] [S5.20] [S6.1]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/shop?category=Hoodies'));
  const card = page.getByRole('main').getByRole('article').first();
  const title = await card.getByRole('heading').getByRole('link').textContent();
  await card.getByRole('heading').getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  const buy = page.getByRole('region', { name: 'Buy' });
  await expect(buy).toContainText(/\$\d+\.\d{2}/);
  await expect(buy.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  const size = buy.getByRole('radiogroup', { name: /^Size/ });
  await expect(size.getByText('*', { exact: true })).toHaveCSS('color', RED);
  await expect(size.getByRole('radio', { checked: true })).toHaveCount(1);
  const name = buy.getByRole('textbox', { name: /^Name or date/ });
  await expect(name).toHaveCount(0);
  await buy.getByRole('radio', { name: /^Embroidered name/ }).check({ force: true });
  await expect(name).toBeVisible();
  await buy.getByRole('radio', { name: 'None', exact: true }).check({ force: true });
  await expect(name).toHaveCount(0);

  const description = page.getByRole('region', { name: 'Description' });
  await expect(description.getByRole('heading')).toBeVisible();
  await expect(description.getByRole('term')).toHaveText('Material');
  await expect(description.getByRole('definition')).toHaveText(/cotton/);
  const badges = page.getByRole('region', { name: 'What it is made for' });
  await expect(badges.getByRole('listitem')).toHaveText([
    'Soft-Touch Fabric',
    'Designed with Care',
    'Engineered for Everyday Comfort',
    'Built to Last',
    'Eco-Friendly Choice',
  ]);
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  const pictures = page.getByRole('region', { name: /^Pictures of/ });
  expect(await expectPicturesToLoad(pictures)).toBeGreaterThan(3);
});

test('a struck-through price is 1.3 times the price, and choices change both [S9.20]', async ({
  page,
}) => {
  await page.goto(urlOf('odd', '/product/script-name'));
  const buy = page.getByRole('region', { name: 'Buy' });
  await expect(buy).toContainText('$20.00');
  await expect(buy).toContainText('$26.00');
  await buy.getByRole('radio', { name: /^L/ }).check({ force: true });
  await expect(buy).toContainText('$25.00');
  await expect(buy).toContainText('$32.50');
});

test('a product is found by its id as by its slug [S2.4]', async () => {
  const { text } = await fetchPage('odd', '/api/backend/product?id=quotes');
  const { id } = JSON.parse(text);
  expect(id).not.toBe('quotes');
  const byId = await fetchPage('odd', `/product/${id}`);
  expect(byId.status).toBe(200);
  expect(byId.text).toContain('größer, 日本語');
});
