import { sql } from 'drizzle-orm';
import { startEmbeddedPostgres } from '@/backend/db/embedded';
import { APP_ROLE } from '@/backend/db/shops';
import { urlWithOptions } from '@/tests/backend/test-server';
import { neutralEnvironment } from '@/tests/run/neutral-environment';
import { type SpawnedServer, spawnShop } from '@/tests/run/spawn-server';
import { blocks, path } from './support/editor';
import { fetchPage } from './support/fetch-page';
import { sendLogin } from './support/log-in';
import { addPayingShop, changeProduct } from './support/paying-shop';
import { withShopDatabase } from './support/shop-database';
import { SHOP_HOSTS } from './support/shops';
import { expect, test } from './support/test';

/** What one process reads in place of the category tiles, so that no other journey is without them. */
const SCHEMA = 'lacking_categories';
const TILES = `${SCHEMA}.category_tiles`;

/** Address of one of the tiles, as the header of a page has it. */
const TILE = 'href="/shop?category=Accessories"';

const run = (statements: string) => withShopDatabase((db) => db.execute(sql.raw(statements)));
const keepTilesBack = () => run(`REVOKE SELECT ON ${TILES} FROM ${APP_ROLE}`);
const giveTilesBack = () => run(`GRANT SELECT ON ${TILES} TO ${APP_ROLE}`);

/** Runs a second process of the shop on the same data, which cannot read any category tiles at first. */
async function withoutTiles(visit: (shop: SpawnedServer) => Promise<void>): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  // By a name of its own: what `withShopDatabase` closes waits for all that bears its name.
  const database = await startEmbeddedPostgres({ dataDir, role: 'lacking', log: () => undefined });
  const url = urlWithOptions(database.url, `-c search_path=${SCHEMA},public`);
  try {
    await run(`CREATE SCHEMA ${SCHEMA}; GRANT USAGE ON SCHEMA ${SCHEMA} TO ${APP_ROLE};
      CREATE VIEW ${TILES} AS SELECT * FROM public.category_tiles`);
    const environment = { ...neutralEnvironment(), PORT: '0', DATA_DIR: dataDir };
    const shop = await spawnShop({ ...environment, DATABASE_URL: url });
    await visit(shop).finally(shop.stop);
  } finally {
    await run(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
    await database.stop();
  }
}

const headerOf = (html: string) => /<header[\s>].*?<\/header>/s.exec(html)?.[0] ?? '';

/** How often a process has logged that it lacks the categories of a shop. */
function logged({ output }: SpawnedServer): number {
  return output().split('The categories of a shop could not be loaded').length - 1;
}

// The editor asks for all of them, which the browser notes.
test.use({ expectedMessages: [/the server responded with a status of 500/] });

test('categories that do not load are logged only: pages and the editor go on, with the last that were had [S8.845]', async ({
  page,
}) => {
  const till = await addPayingShop();
  await withoutTiles(async (shop) => {
    const base = `http://${till.host}:${shop.port}`;
    await test.step('pages stand without any that were never had', async () => {
      expect((await page.goto(base))?.status()).toBe(200);
      expect(logged(shop)).toBeGreaterThan(0);
      await expect(page.getByRole('main').getByText('Stoneware Mug').first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('banner').locator(`a[${TILE}]`)).toHaveCount(0);
      for (const address of ['/shop', till.product]) {
        const before = logged(shop);
        const { status, text } = await fetchPage(till.host, address, shop.port);
        expect(status, address).toBe(200);
        expect(text, address).toContain('Stoneware Mug');
        expect(headerOf(text), address).toContain('<a ');
        expect(headerOf(text), address).not.toContain(TILE);
        expect(logged(shop), address).toBeGreaterThan(before);
      }
    });

    await test.step('the editor opens, and a block can be selected', async () => {
      await page.goto(`http://${SHOP_HOSTS.studio}:${shop.port}/design?page=homepage`);
      await sendLogin(page);
      await blocks(page).first().click();
      await expect(path(page)).toBeVisible();
      expect(logged(shop)).toBeGreaterThan(0);
    });

    await test.step('they are there once they load, and stay when they do not any more', async () => {
      await giveTilesBack();
      const had = await fetchPage(till.host, '/shop', shop.port);
      expect(headerOf(had.text)).toContain(TILE);
      const before = logged(shop);
      await keepTilesBack();
      // What has not changed is not asked for again.
      await changeProduct(till, { priceMinor: 2500 });
      const { status, text } = await fetchPage(till.host, '/shop', shop.port);
      expect(status).toBe(200);
      expect(text).toContain('$25.00');
      expect(headerOf(text)).toContain(TILE);
      expect(logged(shop)).toBeGreaterThan(before);
    });
    // Pictures may still be on their way, and this shop is about to close.
    await page.goto('about:blank');
  });
});
