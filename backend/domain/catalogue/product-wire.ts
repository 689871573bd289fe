import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { fromMinor } from '@/core/rules/money';
import { products } from '../../db/schema';

const columns = getTableColumns(products);
const { description: _long, sourceKey: _key, sourceHash: _hash, shopId: _shop, ...card } = columns;

/** What a card needs: without the long description, which listings leave out. */
export const cardColumns = card;
export const fullColumns = { ...card, description: products.description };

type ProductRow = InferSelectModel<typeof products>;
type CardRow = Pick<ProductRow, keyof typeof cardColumns>;

/** A product as the contract has it; amounts in dollars, moments as ISO text. */
export function toProduct(row: CardRow & Partial<Pick<ProductRow, 'description'>>): Product {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    price: fromMinor(row.priceMinor),
    ...(row.compareAtMinor === null ? {} : { compareAtPrice: fromMinor(row.compareAtMinor) }),
    image: row.images,
    brand: row.brand,
    category: row.category,
    description: row.description ?? '',
    tag: row.tags,
    template: row.template,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.colors.length > 0 ? { colors: row.colors } : {}),
    ...(row.isSoldOut ? { isSoldOut: true } : {}),
    ...(row.variantFields ? { variants: row.variantFields } : {}),
  };
}
