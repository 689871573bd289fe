import { neutralEnvironment } from '@/scripts/lib/neutral-environment';
import { type SpawnedServer, spawnShop } from '@/scripts/lib/spawn-server';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy';
import { fetchPage } from './support/fetch-page';
import { expect, test } from './support/test';

test.setTimeout(120_000);
test.use({ expectedMessages: [/status of 503/] });

interface Outage {
  database: DatabaseProxy;
  shop: SpawnedServer;
}

/** Runs a second process of the shop on the same data, with a database that can go away. */
async function withOutage(run: (outage: Outage) => Promise<void>): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const database = await openDatabaseProxy(dataDir);
  try {
    const environment = { ...neutralEnvironment(), PORT: '0', DATA_DIR: dataDir };
    const shop = await spawnShop({ ...environment, DATABASE_URL: database.url });
    await run({ database, shop }).finally(shop.stop);
  } finally {
    await database.close();
  }
}

test('a shop whose database goes away says so and recovers by itself', async ({ page }) => {
  await withOutage(async ({ database, shop }) => {
    const statusOf = async (path: string) => (await fetchPage('jersey', path, shop.port)).status;
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
    // Pictures may still be on their way, and this shop is about to close.
    await page.goto('about:blank');
  });
});

test('until the settings of a shop have loaded nothing of it shows [S2.30] [S2.33]', async ({
  page,
}) => {
  await withOutage(async ({ database, shop }) => {
    await database.goAway();
    const answer = await page.goto(`http://studio.localhost:${shop.port}/shop`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);

    await database.comeBack();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // Pictures may still be on their way, and this shop is about to close.
    await page.goto('about:blank');
  });
});
