import sharp from 'sharp';
import { addPayingShop } from './support/paying-shop';
import { expectPicturesToLoad } from './support/pictures';
import { openReviewedProduct } from './support/reviewed';
import { runShopCommand } from './support/shop-command';
import { expect, test } from './support/test';

test.use({ pictures: 'drawn' });

test('a shopper reads reviews with photos, five at a time, and swipes them on a phone, where nothing is wider than the screen [S2.107]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const reviews = await openReviewedProduct(page);
  await reviews.scrollIntoViewIfNeeded();
  const cards = reviews.getByRole('article');
  await expect(cards.first()).toBeInViewport();
  await expect(cards.nth(4)).toBeInViewport({ ratio: 0.99 });
  await expect(cards.nth(5)).not.toBeInViewport();
  const next = reviews.getByRole('button', { name: 'Next reviews' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(5)).toBeInViewport();
  await expect(reviews.getByRole('button', { name: 'Previous reviews' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );

  await reviews
    .getByRole('button', { name: /^Photo .*by / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Review Details' });
  await expect(dialog.getByRole('article')).toBeVisible();
  expect(await expectPicturesToLoad(dialog)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 375, height: 812 });
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.nth(2)).not.toBeInViewport();
  await cards.first().hover();
  await page.mouse.wheel(620, 0);
  await expect(cards.nth(2)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('a shopper writes a review with a photo, which is shown once it is approved, its beginning on its card [S2.103] [S2.108] [S5.10] [S5.11] [S5.12] [S5.15]', async ({
  page,
}) => {
  const title = 'Best hoodie, and then some more!';
  const text = `Warm & <b>soft</b>, written in ${Date.now()}, and worn on every day since then.`;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({
    create: { width: 2600, height: 1800, channels: 3, background: 'white', noise },
  })
    .jpeg()
    .toBuffer();
  // Of its own: what is shown of the others' reviews is looked at meanwhile.
  const shop = await addPayingShop({ settings: { reviewCategories: ['Accessories'] } });
  const write = page.getByRole('button', { name: 'Write the first review' });
  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  const goToPage = async () => {
    await page.goto(shop.url(shop.product));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  };
  await goToPage();
  await write.click();
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Choose a number of stars.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /1 star/ })).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await dialog.getByLabel('Your name').fill('Ada Finch');
  await dialog.getByLabel(/^Title/).fill(title);
  await dialog.getByLabel('Your review').fill(text);
  await dialog
    .getByLabel('Add photos')
    .setInputFiles({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(dialog.getByRole('status')).toHaveText('1 of 1 photo added');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await write.click();
  await expect(dialog.getByLabel('Your review')).toHaveValue(text);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thank you for your review' })).toBeFocused();

  const waiting = await runShopCommand('reviews', '--host', shop.host);
  const id =
    waiting
      .split('\n\n')
      .find((one) => one.includes(text))
      ?.slice(0, 36) ?? '';
  expect(waiting).toContain('2 of 5 by Ada Finch');
  await runShopCommand('approve', '--host', shop.host, id);

  await goToPage();
  const card = reviews.getByRole('article').filter({ hasText: 'Ada Finch' }).first();
  await expect(card).toContainText('Best hoodie and then som ...');
  await expect(card).toContainText(/Warm bsoftb written in \d{13} and worn on every day si \.\.\./);
  await reviews.getByRole('button', { name: 'Read full review by Ada Finch' }).first().click();
  const details = page.getByRole('dialog', { name: 'Review Details' });
  await expect(details.getByText(title, { exact: true })).toBeVisible();
  await expect(details.getByText(text)).toBeVisible();
  expect(await expectPicturesToLoad(details)).toBe(1);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();
});
