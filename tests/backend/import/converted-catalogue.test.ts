import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { productVariants } from '@/backend/db/schema';
import { withTestDatabase } from '../database';
import { makeFolderOfRun } from '../test-server';
import { addShop, counts, fixture, importCsv, productsOf } from './import-fixture';
import { toShopifyCsv } from './to-shopify';

const SHARED = fileURLToPath(
  new URL('../../../../shared/data/magento2-sample-data/products.csv', import.meta.url),
);
/** The public catalogue where it is at hand, with 147 products; a small one of our own elsewhere. */
const source = existsSync(SHARED)
  ? { path: SHARED, products: 147, variants: 1847 }
  : { path: fixture('configurable-catalogue.csv'), products: 2, variants: 5 };

const database = withTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = await makeFolderOfRun();
});

describe('a catalogue converted from another shop system', () => {
  it('imports whole, with every variant at its price, and is unchanged the second time', async () => {
    const path = join(folder, 'converted.csv');
    await writeFile(path, toShopifyCsv(await readFile(source.path, 'utf8')));
    const shop = await addShop(database, 'converted.example');
    const report = await importCsv(database, shop, { path });
    expect(report.rejections).toEqual([]);
    expect(report).toMatchObject({ created: source.products, rows: source.variants });

    const products = await productsOf(database, shop);
    const ids = products.map((product) => product.id);
    const variants = await database.db
      .select()
      .from(productVariants)
      .where(inArray(productVariants.productId, ids));
    expect(variants).toHaveLength(source.variants);
    const categories = new Set(products.map((product) => product.category));
    expect(categories).not.toContain('');
    expect(categories).toContain('Hoodies');
    expect(categories).toContain('Shorts');
    for (const product of products) {
      const own = variants.filter((variant) => variant.productId === product.id);
      expect(product.priceMinor).toBe(Math.min(...own.map((variant) => variant.priceMinor)));
      const combinations = new Set(own.map(({ options }) => JSON.stringify(options)));
      expect(combinations.size).toBe(own.length);
      expect(product.images.every((image) => image.startsWith('https://pictures.example/'))).toBe(
        true,
      );
    }
    expect(products.filter((product) => product.colors.length > 0).length).toBeGreaterThan(0);

    const again = await importCsv(database, shop, { path });
    expect(counts(again)).toEqual({
      created: 0,
      updated: 0,
      unchanged: source.products,
      rejected: 0,
    });
  });
});
