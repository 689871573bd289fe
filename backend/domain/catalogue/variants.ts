import { and, eq, inArray } from 'drizzle-orm';
import { DEFAULT_VARIANT_CATEGORY, type VariantField } from '@/core/model/variant';
import { variantDefinitions } from '../../db/schema';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { withSwatches } from './swatches';

/** The choices that products of a category offer, else those of `default`, else none. */
export async function findVariants(
  { db }: Services,
  shop: ShopRef,
  category: string,
): Promise<VariantField[]> {
  const rows = await db
    .select()
    .from(variantDefinitions)
    .where(
      and(
        eq(variantDefinitions.template, shop.template),
        inArray(variantDefinitions.category, [category, DEFAULT_VARIANT_CATEGORY]),
      ),
    );
  const own = rows.find((row) => row.category === category);
  return ((own ?? rows[0])?.fields ?? []).map(withSwatches);
}
