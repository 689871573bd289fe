import type { HeldWindow } from './support/hold-back';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test.use({ heldBackFrom: 1 });

test('a run that holds React back makes its turns wait', async ({ page }) => {
  await page.goto(urlOf('classic', '/cart'), { waitUntil: 'commit' });
  await page.waitForFunction(() => ((window as HeldWindow).heldTurns ?? 0) > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
