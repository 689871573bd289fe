import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { availabilityOf } from '@/core/rules/availability';
import { fromMinor } from '@/core/rules/money';
import { products } from '../../db/schema';
import { safeHtml } from './clean-description';
import { toSwatches } from './swatches';
import { mostLeft } from './variant-columns';

const {
  description: _description,
  variantFields: _fields,
  sourceKey: _key,
  sourceHash: _hash,
  shopId: _shop,
  ...columns
} = getTableColumns(products);

/** What a card needs: without description and choices, which listings leave out. */
export const cardColumns = { ...columns, mostLeft };

type ProductRow = InferSelectModel<typeof products>;
type CardRow = Pick<ProductRow, keyof typeof columns> & { mostLeft: number | null };

/** What of a shop decides what its shoppers are told of a product. */
export interface Seller {
  /** Below how many pieces few are left. */
  fewBelow: number;
}

/** A card shows its product from two sides; listings leave out the other pictures. */
const CARD_PICTURES = 2;

/** Makes products as a shop's listings have them. */
export function toCards(rows: readonly CardRow[], shop: Seller): Product[] {
  return rows.map((row) => toProduct({ ...row, images: row.images.slice(0, CARD_PICTURES) }, shop));
}

/** A product as the contract has it, but for its choices; amounts in dollars, moments as ISO text. */
export function toProduct(
  row: CardRow & Partial<Pick<ProductRow, 'description'>>,
  { fewBelow }: Seller,
): Product {
  const stock = availabilityOf(row.mostLeft, fewBelow);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    price: fromMinor(row.priceMinor),
    ...(row.compareAtMinor === null ? {} : { compareAtPrice: fromMinor(row.compareAtMinor) }),
    image: [...new Set(row.images)],
    brand: row.brand,
    category: row.category,
    // Cleaned when imported; whatever else wrote it is not to be trusted.
    description: row.description ? safeHtml(row.description) : '',
    tag: row.tags,
    template: row.template,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.colors.length > 0 ? { colors: toSwatches(row.colors) } : {}),
    ...(row.isSoldOut || stock === 'sold-out' ? { isSoldOut: true } : {}),
    ...(stock === 'few' && !row.isSoldOut ? { isFewLeft: true } : {}),
  };
}
