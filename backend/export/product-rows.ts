import { merchantFieldsOf } from '@/core/model/merchant-fields';
import { LINE_FIELDS, type LineField, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { fromMinor, plainAmount } from '@/core/rules/money/money';
import { isHtml } from '../domain/catalogue/clean-description';
import type { MediaRecord } from '../domain/product-media';
import { COLUMN_HEADERS, COLUMNS, type Column, type Scope } from '../import/formats/columns';
import type { ImportedColumn, ImportedProduct, ImportedVariant } from '../import/imported-product';

/** A variant to be written, with the id of its picture. */
export type ExportedVariant = Omit<ImportedVariant, 'image' | 'colorFamily'> & {
  mediaId: string | null;
};

/** A product to be written, its pictures at addresses that are read elsewhere too. */
interface ExportedProduct extends Pick<ImportedProduct, ImportedColumn | 'handle'> {
  media: Pick<MediaRecord, 'id' | 'file' | 'alt'>[];
  variants: ExportedVariant[];
}

/** A row of a file: of a product's rows, the first has what is said of it as a whole. */
interface Row {
  handle: string;
  product: ExportedProduct | undefined;
  options: readonly string[];
  variant: ExportedVariant | undefined;
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

type Cell = (row: Row) => string | number | boolean | null | undefined;

const LINES = Object.fromEntries(
  LINE_FIELDS.map((name) => [name, ({ product }: Row) => product?.[PRODUCT_FIELDS[name].column]]),
) as Record<LineField, Cell>;

const MERCHANTS = {
  ...cellsOf(
    merchantFieldsOf('product'),
    (name) =>
      ({ product }) =>
        product?.[name],
  ),
  ...cellsOf(
    merchantFieldsOf('variant'),
    (name) =>
      ({ variant }) =>
        variant?.[name],
  ),
};

function cellsOf<Name extends string>(names: readonly Name[], cellOf: (name: Name) => Cell) {
  return Object.fromEntries(names.map((name) => [name, cellOf(name)])) as Record<Name, Cell>;
}

const CELLS: Record<Column, Cell> = {
  ...LINES,
  ...MERCHANTS,
  costMinor: ({ variant }) => amount(variant?.costMinor),
  handle: ({ handle }) => handle,
  name: ({ product }) => product?.name,
  description: ({ product }) => asHtml(product?.description ?? ''),
  // Of a product that no file has, the category is its type.
  category: ({ product }) => product?.productType ?? product?.category,
  tag: ({ product }) => product?.tags,
  published: ({ product }) => product?.isPublished,
  status: ({ product }) => product?.status,
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

/** Columns that some products have kept cells of: each with its header, in all its spellings. */
export type PassthroughColumns = Readonly<
  Record<Scope, readonly (readonly [string, ...string[]])[]>
>;

/** The header of a file, as an older Shopify export has it. */
export const headerOf = ({ product, variant }: PassthroughColumns): string =>
  lineOf([
    ...COLUMNS.map((column) => COLUMN_HEADERS[column][0] ?? ''),
    ...[...product, ...variant].map(([header]) => header),
  ]);

/** The rows of a product as CSV: variants and pictures stand side by side, whichever there are more of. */
export function rowsOf(product: ExportedProduct, passthrough: PassthroughColumns): string[] {
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
    return lineOf([
      ...COLUMNS.map((column) => textOf(CELLS[column](row))),
      ...passthrough.product.map((headers) => passthroughCell(row.product?.sourceCells, headers)),
      ...passthrough.variant.map((headers) => passthroughCell(variant?.sourceCells, headers)),
    ]);
  });
}

const textOf = (cell: ReturnType<Cell>): string =>
  typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '');

function passthroughCell(
  cells: Readonly<Record<string, string>> | undefined,
  headers: readonly string[],
): string {
  const header = headers.find((one) => cells?.[one] !== undefined);
  return (header && cells?.[header]) ?? '';
}

export function optionNames(variants: ExportedProduct['variants']): string[] {
  return [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
}

/** The one variant of a product that has none. */
function alone({ priceMinor, compareAtMinor }: ExportedProduct): ExportedVariant {
  return {
    ...{ sku: '', options: [], priceMinor, compareAtMinor, mediaId: null, stock: null },
    ...{ barcode: '', weightGrams: null, weightUnit: '', costMinor: null, sourceCells: {} },
    ...{ requiresShipping: true, isTaxed: true },
  };
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
