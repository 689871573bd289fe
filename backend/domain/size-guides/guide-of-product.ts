import { inArray } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import type { SizeRow } from '@/core/model/size-guide';
import type { VariantField } from '@/core/model/variant';
import { guideHref, guideKeysOf } from '@/core/rules/sizes/guide-address';
import { sizeName } from '@/core/rules/sizes/size-name';
import { isSizeOption } from '@/core/rules/variants/option-fields';
import { matching } from '../../db/rows';
import { sizeGuides } from '../../db/schema';
import { findVariants } from '../catalogue/variant-columns';
import type { ShopServices } from '../shops/find-shop';
import type { GuideServices } from './list-guides';

/** A product whose choice of a size leads to the size guide that is closest to it, where there is one. */
export async function withGuide(services: ShopServices, product: Product): Promise<Product> {
  const fields = product.variants ?? (await findVariants(services, product.category));
  const size = fields.find(({ label, type }) => type !== 'text' && isSizeOption(label));
  const key = size && (await closestGuide(services, product, size));
  if (!key) return product;
  const guide = guideHref(key);
  const variants = fields.map((field) => (field === size ? { ...field, guide } : field));
  return { ...product, variants };
}

async function closestGuide(
  { db, shop }: GuideServices,
  product: Pick<Product, 'category' | 'brand'>,
  { options }: VariantField,
): Promise<string | undefined> {
  const { key, sizes } = sizeGuides;
  const keys = guideKeysOf(product);
  const rows = await db
    .select({ key, sizes })
    .from(sizeGuides)
    .where(matching(sizeGuides, { shopId: shop.id }, inArray(key, keys)));
  const byKey = new Map(rows.map((row) => [row.key, row.sizes]));
  const ofEverything = guideKeysOf({ category: '', brand: product.brand });
  return keys.find((one) => {
    const guide = byKey.get(one);
    return guide && (!ofEverything.includes(one) || sharesSize(guide, options));
  });
}

/** Returns whether a guide has one of these sizes: one for every category measures clothes, and a cushion has sizes too. */
function sharesSize(guide: readonly SizeRow[], options: VariantField['options']): boolean {
  const names = new Set(options.map(({ label }) => sizeName(label)));
  return guide.some(({ name }) => names.has(sizeName(name)));
}
