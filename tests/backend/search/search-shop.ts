import type { InferInsertModel } from 'drizzle-orm';
import { products, shops, templates, variantDefinitions } from '@/backend/db/schema';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import type { TestApp } from '../api/test-app';

/** What seeding and searching need of an app. */
interface Parts {
  app: TestApp['app'];
  database: Pick<TestApp['database'], 'db'>;
}

type ProductRow = InferInsertModel<typeof products>;

export const TEMPLATE = 'search';

const sizes = (...labels: string[]) => ({
  id: 'size',
  label: 'Size',
  type: 'select' as const,
  options: labels.map((label) => ({ label, value: label, priceAdjustment: 0 })),
  required: true,
});

/** Small by small: what a test adds to a shop is the only thing in it. */
export function product(name: string, fields: Partial<ProductRow> = {}): ProductRow {
  const slug = name.toLowerCase().replace(/\W+/g, '-');
  return { template: TEMPLATE, slug, name, priceMinor: 4000, category: 'Hoodies', ...fields };
}

/** A shop on `localhost` with a handful of clothes. */
export async function seedSearchShop({ database: { db } }: Parts): Promise<void> {
  await db.insert(templates).values({ name: TEMPLATE });
  await db.insert(shops).values([
    { host: 'localhost', template: TEMPLATE },
    { host: 'other.example', template: TEMPLATE },
  ]);
  await db.insert(variantDefinitions).values([
    { template: TEMPLATE, category: 'Hoodies', fields: [sizes('S', 'M', 'XL')] },
    { template: TEMPLATE, category: 'default', fields: [sizes('One Size')] },
  ]);
  await db.insert(products).values([
    product('Harbor Hoodie', { colors: ['Navy', 'Charcoal'], priceMinor: 7800 }),
    product('Meadow Hoodie', { colors: ['Sage'], tags: 'gift', priceMinor: 2000 }),
    product('Zip Hoodie', { colors: ['Navy'], variantFields: [sizes('XL', '2XL')] }),
    product('Denim Jacket', {
      category: 'Jacket',
      colors: ['Denim'],
      tags: 'goes with a hoodie',
    }),
    product('Café Crew', { category: 'Sweaters', colors: ['Cream'], tags: 'warm, gift' }),
    product('Plain Tee', { category: 'Shirts', colors: ['White', 'Navy'], priceMinor: 1500 }),
  ]);
}

type SearchRequest = Record<string, unknown>;

/** Searches as a browser does. */
export function searcher({ app }: Parts) {
  const post = (body: SearchRequest, host = 'localhost') =>
    app.request('/search', {
      method: 'POST',
      headers: { host, 'content-type': 'application/json' },
      body: JSON.stringify({ template: TEMPLATE, ...body }),
    });
  const search = async (query: string, request: SearchRequest = {}, host?: string) => {
    const answer = await post({ query, ...request }, host);
    return schemas.search.response.parse(await answer.json()).data;
  };
  const names = async (query: string, request: SearchRequest = {}, host?: string) =>
    (await search(query, request, host)).products.map(({ name }) => name);
  return { post, search, names };
}
