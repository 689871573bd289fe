import { gzipSync } from 'node:zlib';
import { firstProduct, servedPage, weightOf } from './support/served-page';
import { DEMO_SHOPS, type ShopName } from './support/shops';
import { expect, test } from './support/test';

/** Of scripts, in bytes: of a page, what each type of block on it may add, and what none exceeds. */
const BUDGETS = { page: 170_000, blockType: 4000, most: 185_000 };
const HTML_BYTES = { builtIn: 20_000, designed: 30_000 };

const PRODUCT = '/product/';
const PATHS = ['/', '/shop', PRODUCT, '/cart', '/about', '/wishlist'];

/** What some shops have alone. */
const OWN_PATHS: Partial<Record<ShopName, readonly string[]>> = { jersey: ['/case-access'] };

const addressOf = (shop: ShopName, path: string) => (path === PRODUCT ? firstProduct(shop) : path);

for (const shop of DEMO_SHOPS) {
  for (const path of [...PATHS, ...(OWN_PATHS[shop] ?? [])]) {
    test(`the first load of ${path} in ${shop} stays within its budgets`, async () => {
      const { html, scripts, blockTypes } = await servedPage(shop, await addressOf(shop, path));
      expect(scripts.length).toBeGreaterThan(3);
      const budget = BUDGETS.page + blockTypes.length * BUDGETS.blockType;
      expect(await weightOf(shop, scripts)).toBeLessThanOrEqual(Math.min(budget, BUDGETS.most));
      const htmlBudget = blockTypes.length > 0 ? HTML_BYTES.designed : HTML_BYTES.builtIn;
      expect(gzipSync(html).length).toBeLessThanOrEqual(htmlBudget);
    });
  }
}
