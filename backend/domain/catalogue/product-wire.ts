import { getTableColumns } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Product, ProductMedia } from '@/core/model/product';
import { columnsOf, fieldsIn, OWN_LINES, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { fromMinor } from '@/core/rules/money/money';
import { availabilityOf } from '@/core/rules/variants/availability';
import { pick } from '@/core/values/pick';
import { type ProductRow, products } from '../../db/schema';
import { type MediaRecord, mediaRecords } from '../product-media';
import { shownHtml } from './clean-description';
import { toSwatches } from './swatches';
import { type CardFacts, cardFacts, mostLeft } from './variant-columns';

const columns = getTableColumns(products);
const ofListings = [...columnsOf(fieldsIn('listing')), 'publishedAt'] as const;
const ofOwnLines = columnsOf(OWN_LINES);

/** Columns that listings have of a product itself. */
export const listedColumns = pick(columns, ofListings);

/** The same, with all of its pictures. */
export const productColumns = { ...listedColumns, mostLeft, media: mediaRecords };

/** The texts that only a product by itself has. */
export const ownTexts = pick(columns, ['description', ...ofOwnLines]);

/** The same, with what its card tells of variants and pictures. */
export const cardColumns = { ...listedColumns, facts: cardFacts };

type Listed = Pick<ProductRow, (typeof ofListings)[number]>;
type OwnTexts = Pick<ProductRow, keyof typeof ownTexts>;
export type CardRow = Listed & { facts: CardFacts };

interface ProductFacts extends Listed, Partial<OwnTexts> {
  mostLeft: number | null;
  media: readonly MediaRecord[] | null;
}

export interface Seller {
  /** Number of pieces below which few are left. */
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
    description: row.description ? shownDescription(row.description) : '',
    tag: row.tags,
    ...ownLinesOf(row),
    template: row.template,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.colors.length > 0 ? { colors: toSwatches(row.colors) } : {}),
    ...(row.isSoldOut || stock === 'sold-out' ? { isSoldOut: true } : {}),
    ...(stock === 'few' && !row.isSoldOut ? { isFewLeft: true } : {}),
  };
}

/** Descriptions as shoppers get them, by what is stored: a change of anything else does not make them again. */
const descriptions = new LRUCache<string, string>({
  maxSize: 8 * 1_048_576,
  sizeCalculation: (shown, text) => Math.max(1, shown.length + text.length),
});

function shownDescription(text: string): string {
  const shown = descriptions.get(text) ?? shownHtml(text);
  descriptions.set(text, shown);
  return shown;
}

function ownLinesOf(row: Partial<OwnTexts>): Pick<Product, (typeof OWN_LINES)[number]> {
  const texts = OWN_LINES.map((name) => [name, row[PRODUCT_FIELDS[name].column]]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function toProductMedia(record: MediaRecord): ProductMedia {
  const { alt, width, height } = record;
  return {
    ...(alt !== '' && { alt }),
    ...toCardMedia(record),
    ...(width !== null && height !== null && { width, height }),
  };
}

/** The same, but for what only a product's page says. */
export function toCardMedia({ focusX: x, focusY: y, placeholder }: MediaRecord): ProductMedia {
  const isCentred = x === 0.5 && y === 0.5;
  return { ...(!isCentred && { focus: { x, y } }), ...(placeholder !== '' && { placeholder }) };
}

/** Returns the facts about a product's pictures, in their order; without those about which there are none. */
export function mediaOf(media: ProductMedia[]): Pick<Product, 'media'> {
  return media.some((one) => Object.keys(one).length > 0) ? { media } : {};
}
