import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { fromMinor } from '@/core/rules/money';
import { products } from '../../db/schema';
import { safeHtml } from './clean-description';
import { toSwatches, withSwatches } from './swatches';

const columns = getTableColumns(products);
const {
  description,
  variantFields,
  sourceKey: _key,
  sourceHash: _hash,
  shopId: _shop,
  ...card
} = columns;

/** What a card needs: without description and choices, which listings leave out. */
export const cardColumns = card;
export const fullColumns = { ...card, description, variantFields };

type ProductRow = InferSelectModel<typeof products>;
type CardRow = Pick<ProductRow, keyof typeof cardColumns>;
type DetailRow = Pick<ProductRow, 'description' | 'variantFields'>;

/** A card shows its product from two sides; listings leave out the other pictures. */
const CARD_PICTURES = 2;

/** A product as a listing has it. */
export function toCard(row: CardRow): Product {
  return toProduct({ ...row, images: row.images.slice(0, CARD_PICTURES) });
}

/** A product as the contract has it; amounts in dollars, moments as ISO text. */
export function toProduct(row: CardRow & Partial<DetailRow>): Product {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    price: fromMinor(row.priceMinor),
    ...(row.compareAtMinor === null ? {} : { compareAtPrice: fromMinor(row.compareAtMinor) }),
    image: row.images,
    brand: row.brand,
    category: row.category,
    // Cleaned when imported; whatever else wrote it is not to be trusted.
    description: row.description ? safeHtml(row.description) : '',
    tag: row.tags,
    template: row.template,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.colors.length > 0 ? { colors: toSwatches(row.colors) } : {}),
    ...(row.isSoldOut ? { isSoldOut: true } : {}),
    ...(row.variantFields ? { variants: row.variantFields.map(withSwatches) } : {}),
  };
}
