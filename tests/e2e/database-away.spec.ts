import { neutralEnvironment } from '@/scripts/lib/neutral-environment';
import { spawnShop } from '@/scripts/lib/spawn-server';
import { openDatabaseProxy } from './support/database-proxy';
import { fetchPage } from './support/fetch-page';
import { expect, test } from './support/test';

test.use({ expectedMessages: [/status of 503/] });

test('a shop whose database goes away says so and recovers by itself', async ({ page }) => {
  test.setTimeout(120_000);
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const database = await openDatabaseProxy(dataDir);
  const shop = await spawnShop({
    ...neutralEnvironment(),
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
  });
  const statusOf = async (path: string) => (await fetchPage('jersey', path, shop.port)).status;
  try {
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/api/backend/readyz')).toBe(200);

    await database.goAway();
    const answer = await page.goto(`http://jersey.localhost:${shop.port}/shop`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBeDefined();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be right back');
    await expect(page.getByRole('banner')).toContainText('team@gridline.example');
    expect(await statusOf('/api/backend/readyz')).toBe(503);
    expect(await statusOf('/api/backend/healthz')).toBe(200);

    await database.comeBack();
    await expect.poll(() => statusOf('/shop')).toBe(200);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await shop.stop();
    await database.close();
  }
});
