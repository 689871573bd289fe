import { openAtRest } from './support/at-rest';
import type { HeldWindow } from './support/hold-back';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test.use({ heldBackFrom: 1 });

test('a run that holds React back makes its turns wait', async ({ page }) => {
  await openAtRest(page, urlOf('classic', '/cart'));
  expect(await page.evaluate(() => (window as HeldWindow).heldEver)).toBeGreaterThan(0);
});
