import { untilHydrated } from './support/at-rest';
import type { HeldWindow } from './support/hold-back';
import { urlOf } from './support/shops';
import { test } from './support/test';

test.use({ heldBackFrom: 1 });

test('a run that holds React back makes its turns wait', async ({ page }) => {
  await page.goto(urlOf('classic', '/cart'), { waitUntil: 'commit' });
  await page.waitForFunction(() => ((window as HeldWindow).heldTurns ?? 0) > 0);
  await untilHydrated(page);
});
