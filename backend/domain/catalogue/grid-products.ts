import { and, inArray, sql } from 'drizzle-orm';
import type { Product, ProductSort } from '@/core/model/product';
import { cutAtWord, htmlOf, plainText } from '@/core/values/plain-text';
import { products as table } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import { findCategory } from './categories';
import { listProducts } from './list-products';
import { visibleTo } from './visible';

interface GridRequest {
  category?: string | undefined;
  sortBy?: ProductSort | undefined;
  totalProducts: number;
}

/** Characters of HTML that surely hold an excerpt. */
const READ = 2000;
const EXCERPT_LENGTH = 160;

const beginning = sql<string>`left(${table.description}, ${READ})`;

/** The products of a product grid, with the beginning of their descriptions. @throws DomainError not-found */
export async function listGridProducts(
  services: ShopServices,
  { category: requested, sortBy, totalProducts }: GridRequest,
): Promise<Product[]> {
  const category = await findCategory(services, requested);
  const selection = { category, sort: sortBy, limit: totalProducts };
  const products = await listProducts(services, selection);
  const excerpts = await findExcerpts(services, products);
  return products.map((product) => ({ ...product, description: excerpts.get(product.id) ?? '' }));
}

/** Words of descriptions by product id: the words of its description, as HTML again, for that is what it is. */
async function findExcerpts(
  { db, shop }: ShopServices,
  products: readonly Product[],
): Promise<ReadonlyMap<string, string>> {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, beginning })
    .from(table)
    .where(and(visibleTo(shop), inArray(table.id, ids)));
  return new Map(rows.map((row) => [row.id, excerptOf(row.beginning)]));
}

function excerptOf(html: string): string {
  // The last tag may be cut off.
  return htmlOf(cutAtWord(plainText(html.replace(/<[^>]*$/, '')), EXCERPT_LENGTH));
}
