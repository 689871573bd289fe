import { eq } from 'drizzle-orm';
import { DEFAULT_VARIANT_CATEGORY, type VariantField } from '@/core/model/variant';
import { variantDefinitions } from '../../db/schema';
import type { Services } from '../../services/services';
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
  const fieldsOf = await loadVariants(services, shop);
  return fieldsOf(category);
}

/** The choices of every category of a shop's catalogue, kept for its revision. */
export async function loadVariants(
  { db, memo }: Services,
  { template, templateRevision }: ShopRef,
): Promise<FieldsOf> {
  const byCategory = await memo.variants.get(`${template} ${templateRevision}`, async () => {
    const isOwn = eq(variantDefinitions.template, template);
    const rows = await db.select().from(variantDefinitions).where(isOwn);
    return new Map(rows.map(({ category, fields }) => [category, fields.map(withSwatches)]));
  });
  return (category) => byCategory.get(category) ?? byCategory.get(DEFAULT_VARIANT_CATEGORY) ?? [];
}
