import { and, eq, inArray } from 'drizzle-orm';
import { DEFAULT_VARIANT_CATEGORY, type VariantField } from '@/core/model/variant';
import { variantDefinitions } from '../../db/schema';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { withSwatches } from './swatches';

/** Finds the choices of a category: its own, else those of `default`, else none. */
export type FieldsOf = (category: string) => VariantField[];

/** The choices that products of a category offer. */
export async function findVariants(
  services: Services,
  shop: ShopRef,
  category: string,
): Promise<VariantField[]> {
  const fieldsOf = await loadVariants(services, shop, [category]);
  return fieldsOf(category);
}

/** The choices of several categories, by one query. */
export async function loadVariants(
  { db }: Services,
  shop: ShopRef,
  categories: readonly string[],
): Promise<FieldsOf> {
  const rows = await db
    .select()
    .from(variantDefinitions)
    .where(
      and(
        eq(variantDefinitions.template, shop.template),
        inArray(variantDefinitions.category, [...categories, DEFAULT_VARIANT_CATEGORY]),
      ),
    );
  const byCategory = new Map(rows.map(({ category, fields }) => [category, fields]));
  return (category) =>
    (byCategory.get(category) ?? byCategory.get(DEFAULT_VARIANT_CATEGORY) ?? []).map(withSwatches);
}
