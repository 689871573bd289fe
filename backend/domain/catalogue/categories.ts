import { and, asc, ne } from 'drizzle-orm';
import { CATEGORIES } from '@/core/model/category-values';
import { inHyphens } from '@/core/values/in-hyphens';
import { notFound } from '../../base/errors';
import { matching } from '../../db/rows';
import { categories, products } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';
import { visibleTo } from './visible';

/** All category values of spec 3. */
export const SPEC_CATEGORIES: readonly string[] = CATEGORIES;

/**
 * Finds a category as spec 3 or the shop's own catalogue has it, however it is written: `combo-set` is "Combo Set".
 * @returns undefined where none is requested. @throws DomainError not-found
 */
export async function findCategory(
  services: ShopServices,
  requested: string | undefined,
): Promise<string | undefined> {
  if (requested === undefined || SPEC_CATEGORIES.includes(requested)) return requested;
  const { db, memo, shop } = services;
  const revision = `${shop.id} ${shop.template} ${shop.templateRevision}`;
  const names = await memo.categories.get(revision, () => ownCategories({ db, shop }));
  const match = finderOf(names)(requested);
  if (match === undefined) throw notFound(messages.noCategory(requested), 'category');
  return match;
}

type Catalogue = Pick<Services, 'db'> & { shop: { id: string; template: string } };

/** The categories that a shop's catalogue lists, then those that its products alone have. */
async function ownCategories({ db, shop }: Catalogue): Promise<string[]> {
  const [listed, ofProducts] = await Promise.all([
    db
      .select({ category: categories.category })
      .from(categories)
      .where(matching(categories, { template: shop.template }))
      .orderBy(asc(categories.category)),
    db
      .selectDistinct({ category: products.category })
      .from(products)
      .where(and(visibleTo(shop), ne(products.category, '')))
      .orderBy(asc(products.category)),
  ]);
  return [...new Set([...listed, ...ofProducts].map(({ category }) => category))];
}

/** Loads the categories of a shop's catalogue once, to find many of them however they are written. */
export async function categoryFinder(catalogue: Catalogue) {
  return finderOf(await ownCategories(catalogue));
}

function finderOf(own: readonly string[]): (requested: string) => string | undefined {
  const names = [...SPEC_CATEGORIES, ...own];
  const exact = new Set(names);
  // Of several written alike the first one.
  const alike = new Map(names.toReversed().map((name) => [inHyphens(name), name]));
  return (requested) => (exact.has(requested) ? requested : alike.get(inHyphens(requested)));
}

/** Sees that no other catalogue than the shop's is requested. @throws DomainError not-found */
export function assertTemplate({ shop }: ShopServices, template: string | undefined): void {
  if (template !== undefined && template !== shop.template) {
    throw notFound(messages.otherTemplate(template), 'template');
  }
}
