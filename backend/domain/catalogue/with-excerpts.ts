import { inArray, sql } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { cutAtWord, htmlOf, plainText } from '@/core/rules/plain-text';
import { products as table } from '../../db/schema';
import type { Services } from '../../services';

/** Characters of HTML that surely hold an excerpt. */
const READ = 2000;
const EXCERPT_LENGTH = 160;

const beginning = sql<string>`left(${table.description}, ${READ})`;

/** Products of a listing with the beginning of their descriptions, its words alone, as HTML. */
export async function withExcerpts(
  { db }: Services,
  products: readonly Product[],
): Promise<Product[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const rows = await db
    .select({ id: table.id, beginning })
    .from(table)
    .where(inArray(table.id, ids));
  const byId = new Map(rows.map((row) => [row.id, excerptOf(row.beginning)]));
  return products.map((product) => ({ ...product, description: byId.get(product.id) ?? '' }));
}

function excerptOf(html: string): string {
  // The last tag may be cut off.
  return htmlOf(cutAtWord(plainText(html.replace(/<[^>]*$/, '')), EXCERPT_LENGTH));
}
