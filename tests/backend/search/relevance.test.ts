import { beforeAll, describe, expect, test } from 'vitest';
import { products, productVariants, shops, templates } from '@/backend/db/schema';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import type { Product } from '@/core/model/product';
import { buildDemoShops } from '@/demo/content';
import { insertDemoShops } from '@/demo/seed/insert-shops';
import { withTestApp } from '../api/test-app';
import { RELEVANCE, type RelevanceRow } from './relevance-table';

const testApp = withTestApp();
const SHOPS: Record<string, { host: string; template: string }> = {
  classic: { host: 'localhost', template: 'classic' },
  jersey: { host: 'jersey.localhost', template: 'jersey' },
  studio: { host: 'studio.localhost', template: '2d' },
  market: { host: 'market.example', template: 'market' },
};

beforeAll(async () => {
  // What is searched needs no pictures, which take longest.
  await insertDemoShops(testApp.database.db, buildDemoShops());
  await insertMarket();
});

/** A shop with what the demo shops lack: SKUs of its own, accents, other scripts, emojis. */
async function insertMarket(): Promise<void> {
  const { db } = testApp.database;
  const { host, template } = SHOPS.market ?? { host: '', template: '' };
  await db.insert(templates).values({ name: template });
  await db.insert(shops).values({ host, template });
  const goods = [
    { slug: 'camp-jacket', name: 'Camp Jacket', category: 'Jacket' },
    { slug: 'fire-jacket', name: 'Fire Jacket', category: 'Jacket', description: 'Hot 🔥' },
    { slug: 'cafe-crew', name: 'Café Crew', category: 'Sweaters', tags: 'warm' },
    { slug: 'jalapeno-socks', name: 'Jalapeño Socks', category: 'Accessories' },
    { slug: 'winter-cap', name: 'Кепка зимняя', category: 'Accessories' },
    { slug: 'kimono', name: '着物 ジャケット', category: 'Jacket' },
  ];
  const rows = await db
    .insert(products)
    .values(goods.map((one) => ({ template, priceMinor: 4000, ...one })))
    .returning({ id: products.id, slug: products.slug });
  const camp = rows.find(({ slug }) => slug === 'camp-jacket')?.id ?? '';
  await db
    .insert(productVariants)
    .values([{ productId: camp, position: 0, sku: 'MK-5501-NVY', priceMinor: 4000 }]);
}

async function firstTwenty({ shop, query }: RelevanceRow): Promise<Product[]> {
  const { host = '', template } = SHOPS[shop] ?? {};
  const answer = await testApp.post('/search', { query, template, limit: 20 }, { host });
  return schemas.search.response.parse(await answer.json()).data.products;
}

const isNamed = (name: string, { slug, category }: Product): boolean =>
  name === slug || name === `[${category}]`;

/** Returns what is wrong with an answer, '' for nothing. */
function faultOf({ wanted, unwanted }: RelevanceRow, answer: readonly Product[]): string {
  if (wanted.includes('nothing')) return answer.length > 0 ? 'finds something' : '';
  const first = answer.slice(0, 3);
  const missing = wanted.filter((name) =>
    name.startsWith('[')
      ? first.length === 0 || !first.every((product) => isNamed(name, product))
      : !first.some((product) => isNamed(name, product)),
  );
  const categories = answer
    .filter((product) => wanted.some((name) => isNamed(name, product)))
    .map(({ category }) => category);
  const isUnwanted = (product: Product) =>
    unwanted.some((name) => isNamed(name, product)) ||
    (unwanted.includes('others') && !categories.includes(product.category));
  const rubbish = answer.filter(isUnwanted).map(({ slug }) => slug);
  return [
    ...(missing.length > 0 ? [`lacks ${missing} in ${first.map(({ slug }) => slug)}`] : []),
    ...(rubbish.length > 0 ? [`has ${rubbish}`] : []),
  ].join(', ');
}

describe('what shoppers type', () => {
  test('of 80 queries and more, each finds what was meant first, and no rubbish [S5.29] [S5.1000] [S5.1001]', async () => {
    expect(RELEVANCE.length).toBeGreaterThanOrEqual(80);
    const faults: string[] = [];
    for (const row of RELEVANCE) {
      const fault = faultOf(row, await firstTwenty(row));
      if (fault) faults.push(`${row.shop}, ${row.query}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});
