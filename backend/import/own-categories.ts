import type { ClientBase } from 'pg';
import { CATEGORIES } from '@/core/model/category-values';
import { type OwnCategories, ownCategories } from '@/core/rules/catalogue/own-categories';
import type { ShopTarget } from './write-products';

const NAMED = `
  SELECT category FROM categories WHERE template = $1
  UNION
  SELECT category FROM products WHERE template = $1 AND (shop_id = $2 OR shop_id IS NULL)
  ORDER BY category`;

/** The categories that a shop's catalogue has beside those of spec 3, to be found and made by product types. */
export async function loadOwnCategories(
  client: ClientBase,
  { template, id }: Pick<ShopTarget, 'template' | 'id'>,
): Promise<OwnCategories> {
  const { rows } = await client.query<{ category: string }>(NAMED, [template, id]);
  const ofSpec = new Set<string>(['', ...CATEGORIES]);
  return ownCategories(rows.map(({ category }) => category).filter((name) => !ofSpec.has(name)));
}
