import { LINE_FIELDS, type LineField, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { fromMinor, plainAmount } from '@/core/rules/money/money';
import { isHtml } from '../domain/catalogue/clean-description';
import type { VariantRecord } from '../domain/catalogue/variant-columns';
import type { MediaRecord } from '../domain/product-media';
import { COLUMN_HEADERS, COLUMNS, type Column } from '../import/columns';
import type { ImportedColumn, ImportedProduct } from '../import/imported-product';

/** A product to be written, its pictures at addresses that are read elsewhere too. */
interface ExportedProduct extends Pick<ImportedProduct, ImportedColumn | 'handle'> {
  media: Pick<MediaRecord, 'id' | 'file' | 'alt'>[];
  variants: Omit<VariantRecord, 'id'>[];
}

/** A row of a file: of a product's rows, the first has what is said of it as a whole. */
interface Row {
  handle: string;
  product: ExportedProduct | undefined;
  options: readonly string[];
  variant: Omit<VariantRecord, 'id'> | undefined;
  shown: string | undefined;
  picture: Pick<MediaRecord, 'file' | 'alt'> | undefined;
  /** Place of the picture, from 1. */
  place: number;
}

/** The most options that a file has columns for. */
export const MAX_OPTIONS = 3;

const optionName =
  (place: number) =>
  ({ product, options }: Row) =>
    product && (options[place] ?? (place === 0 ? 'Title' : ''));

const optionValue =
  (place: number) =>
  ({ variant, options }: Row) => {
    const name = options[place];
    if (!variant || name === undefined) return variant && place === 0 ? 'Default Title' : '';
    return variant.options.find((option) => option.name === name)?.value;
  };

const amount = (minor: number | null | undefined) =>
  typeof minor === 'number' ? plainAmount(fromMinor(minor)) : '';

/** HTML that an import takes for HTML: of a text without a tag it would make paragraphs. */
const asHtml = (html: string) => (html === '' || isHtml(html) ? html : `${html}<!-- HTML -->`);

type Cell = (row: Row) => string | number | null | undefined;

const LINES = Object.fromEntries(
  LINE_FIELDS.map((name) => [name, ({ product }: Row) => product?.[PRODUCT_FIELDS[name].column]]),
) as Record<LineField, Cell>;

const CELLS: Record<Column, Cell> = {
  ...LINES,
  handle: ({ handle }) => handle,
  name: ({ product }) => product?.name,
  description: ({ product }) => asHtml(product?.description ?? ''),
  category: ({ product }) => product?.category,
  // The type says it.
  productCategory: () => '',
  tag: ({ product }) => product?.tags,
  published: ({ product }) => product && String(product.isPublished).toUpperCase(),
  status: ({ product }) => product && (product.isPublished ? 'active' : 'draft'),
  option1Name: optionName(0),
  option1Value: optionValue(0),
  option2Name: optionName(1),
  option2Value: optionValue(1),
  option3Name: optionName(2),
  option3Value: optionValue(2),
  sku: ({ variant }) => variant?.sku,
  inventoryTracker: ({ variant }) => (typeof variant?.stock === 'number' ? 'shopify' : ''),
  inventoryQuantity: ({ variant }) => variant?.stock,
  inventoryPolicy: ({ variant }) => variant && 'deny',
  price: ({ variant }) => amount(variant?.priceMinor),
  compareAtPrice: ({ variant }) => amount(variant?.compareAtMinor),
  image: ({ picture }) => picture?.file,
  imagePosition: ({ picture, place }) => picture && place,
  imageAlt: ({ picture }) => picture?.alt,
  variantImage: ({ shown }) => shown,
};

/** The header of a file, as an older Shopify export has it. */
export const HEADER = lineOf(COLUMNS.map((column) => COLUMN_HEADERS[column][0] ?? ''));

/** The rows of a product as CSV: variants and pictures stand side by side, whichever there are more of. */
export function rowsOf(product: ExportedProduct): string[] {
  const { handle, media } = product;
  const variants = product.variants.length > 0 ? product.variants : [alone(product)];
  const options = optionNames(variants);
  const files = new Map(media.map(({ id, file }) => [id, file]));
  return Array.from({ length: Math.max(variants.length, media.length) }, (_, at) => {
    const variant = variants[at];
    const row: Row = {
      ...{ handle, options, variant, picture: media[at], place: at + 1 },
      product: at === 0 ? product : undefined,
      shown: files.get(variant?.mediaId ?? ''),
    };
    return lineOf(COLUMNS.map((column) => String(CELLS[column](row) ?? '')));
  });
}

export function optionNames(variants: ExportedProduct['variants']): string[] {
  return [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
}

/** The one variant of a product that has none. */
function alone({ priceMinor, compareAtMinor }: ExportedProduct) {
  return { sku: '', options: [], priceMinor, compareAtMinor, mediaId: null, stock: null };
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
