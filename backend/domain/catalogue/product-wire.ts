import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { Product } from '@/core/model/product';
import { fromMinor } from '@/core/rules/money/money';
import { availabilityOf } from '@/core/rules/variants/availability';
import { products } from '../../db/schema';
import { type MediaRecord, mediaRecords } from '../product-media';
import { safeHtml } from './clean-description';
import { mediaOf, toProductMedia } from './media-wire';
import { toSwatches } from './swatches';
import { type CardFacts, cardFacts, mostLeft } from './variant-columns';

const {
  description: _description,
  variantFields: _fields,
  sourceKey: _key,
  sourceHash: _hash,
  shopId: _shop,
  ...columns
} = getTableColumns(products);

/** What listings have of a product itself. */
export const listedColumns = columns;

/** A product but for its description and choices, with all of its pictures. */
export const productColumns = { ...columns, mostLeft, media: mediaRecords };

/** What a card needs: without description and choices, which listings leave out. */
export const cardColumns = { ...columns, facts: cardFacts };

type ProductRow = InferSelectModel<typeof products>;
type Columns = Pick<ProductRow, keyof typeof columns>;
export type CardRow = Columns & { facts: CardFacts };

interface ProductFacts extends Columns {
  mostLeft: number | null;
  media: readonly MediaRecord[] | null;
  description?: string;
}

/** What of a shop decides what its shoppers are told of a product. */
export interface Seller {
  /** Below how many pieces few are left. */
  fewBelow: number;
}

/** A product as the contract has it, but for its choices; amounts in dollars, moments as ISO text. */
export function toProduct({ media: records, ...row }: ProductFacts, { fewBelow }: Seller): Product {
  const media = records ?? [];
  const stock = availabilityOf(row.mostLeft, fewBelow);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    price: fromMinor(row.priceMinor),
    ...(row.compareAtMinor === null ? {} : { compareAtPrice: fromMinor(row.compareAtMinor) }),
    image: media.map(({ file }) => file),
    ...mediaOf(media.map(toProductMedia)),
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
