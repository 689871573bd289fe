import { and, eq, sql } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { products } from '../../db/schema';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';
import { withOffer } from './offer';
import { ownTexts, productColumns, toProduct } from './product-wire';
import { loadVariants, variantRecords } from './variant-columns';
import { visibleTo } from './visible';

/** A product of the shop with its choices, by id or slug; its own before a shared one. @throws DomainError not-found */
export async function findProduct(services: ShopServices, idOrSlug: string): Promise<Product> {
  const { shop } = services;
  const [[row], fieldsOf] = await Promise.all([
    services.db
      .select(offerColumns)
      .from(products)
      .where(and(visibleTo(shop), eq(isUuid(idOrSlug) ? products.id : products.slug, idOrSlug)))
      .orderBy(sql`${products.shopId} nulls last`)
      .limit(1),
    loadVariants(services),
  ]);
  if (!row) throw notFound(messages.noProduct, 'id');
  return withOffer(toProduct(row, shop), row, fieldsOf(row.category), shop);
}

const { variantFields } = products;
const offerColumns = { ...productColumns, ...ownTexts, variantFields, variants: variantRecords };

export function readIds(text: string): string[] {
  return text.split(',').filter(isUuid);
}
