import {
  MERCHANT_FIELD_NAMES,
  MERCHANT_FIELDS,
  type MerchantField,
} from '@/core/model/merchant-fields';
import { FILE_FIELDS, type FileField, PRODUCT_FIELDS } from '@/core/model/product-fields';
import * as messages from './messages';
import { metafieldOf } from './metafields';
import { ImportFileError } from './problems';

/**
 * The columns of a file, each with the headers Shopify has given it, those of the older export first. Case, spaces and
 * punctuation do not count.
 */
export const COLUMN_HEADERS = {
  handle: ['Handle', 'URL handle'],
  ...headersOf(FILE_FIELDS, PRODUCT_FIELDS),
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  inventoryTracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventoryQuantity: ['Variant Inventory Qty', 'Variant Inventory Quantity', 'Inventory quantity'],
  inventoryPolicy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  ...headersOf(MERCHANT_FIELD_NAMES, MERCHANT_FIELDS),
} as const;

export type Column = keyof typeof COLUMN_HEADERS;

export const COLUMNS = Object.keys(COLUMN_HEADERS) as Column[];

function headersOf<Name extends FileField | MerchantField>(
  names: readonly Name[],
  fields: { readonly [Field in Name]: { file: { headers: readonly string[] } } },
) {
  const headers = names.map((name) => [name, fields[name].file.headers]);
  return Object.fromEntries(headers) as Record<Name, readonly string[]>;
}

/** Tells what a kept cell is said of. */
export type Scope = 'product' | 'variant';

/** Columns that mean nothing here and come back in an export under their headers, beside metafields. */
const PASSTHROUGH_HEADERS: Readonly<Record<Scope, readonly string[]>> = {
  product: [
    ...['Collection', 'Google product category'],
    ...['Option1 Linked To', 'Option2 Linked To', 'Option3 Linked To'],
  ],
  variant: [
    ...['Variant Fulfillment Service', 'Fulfillment service', 'Variant Tax Code', 'Tax code'],
    ...['Unit price total measure', 'Unit price total measure unit'],
    ...['Unit price base measure', 'Unit price base measure unit', 'Variant ID'],
  ],
};
const PASSTHROUGH_FAMILIES: Readonly<Record<Scope, RegExp>> = {
  product: /^Google Shopping ?\//i,
  variant: /^(Included|Price|Compare At Price|International) ?\//i,
};

const REQUIRED: readonly Column[] = ['handle', 'name', 'price'];

/** A column that is kept under its header, as written. */
interface PassthroughColumn {
  header: string;
  position: number;
}

export interface ColumnMap {
  /** Maps columns to their positions, from 0: the own column first, then metafields of the same meaning. */
  positions: ReadonlyMap<Column, readonly number[]>;
  passthrough: Readonly<Record<Scope, readonly PassthroughColumn[]>>;
  /** Columns that mean nothing here and are not kept. */
  unknown: readonly PassthroughColumn[];
  width: number;
}

interface Place {
  position: number;
  key: string;
  isMetafield: boolean;
}

/** A shop may keep the same in several metafields, beside a column that a hand has added. */
const isSame = (one: Place, other: Place): boolean =>
  one.key === other.key || (!one.isMetafield && !other.isMetafield);

/** Reads the header row. Throws `ImportFileError` for a missing or repeated column. */
export function mapColumns(header: readonly string[], line: number): ColumnMap {
  const places = new Map<Column, Place[]>();
  const passthrough: Record<Scope, PassthroughColumn[]> = { product: [], variant: [] };
  const unknown: PassthroughColumn[] = [];
  header.forEach((title, position) => {
    const column = columnOf(title);
    const scope = scopeOf(title);
    const named = { header: title.trim(), position };
    if (column) addPlace(places, column, { title, position, line });
    if (scope) addPassthrough(passthrough[scope], named, line);
    if (!column && !scope && named.header !== '') unknown.push(named);
  });
  const missing = REQUIRED.filter((column) => !places.has(column));
  if (missing.length > 0) throw new ImportFileError(missingMessage(missing), line);
  const positions = new Map(
    [...places].map(([column, list]) => [column, list.map(({ position }) => position)]),
  );
  return { positions, passthrough, unknown, width: header.length };
}

function addPlace(
  places: Map<Column, Place[]>,
  column: Column,
  { title, position, line }: { title: string; position: number; line: number },
): void {
  const others = places.get(column) ?? [];
  const place = { position, key: keptKey(title), isMetafield: metafieldOf(title) !== undefined };
  if (others.some((other) => isSame(other, place))) {
    throw new ImportFileError(messages.repeatedColumn(title.trim()), line);
  }
  places.set(column, place.isMetafield ? [...others, place] : [place, ...others]);
}

function addPassthrough(
  columns: PassthroughColumn[],
  column: PassthroughColumn,
  line: number,
): void {
  if (columns.some(({ header }) => keptKey(header) === keptKey(column.header))) {
    throw new ImportFileError(messages.repeatedColumn(column.header), line);
  }
  columns.push(column);
}

function missingMessage(missing: Column[]): string {
  const names = missing.map((column) => `"${COLUMN_HEADERS[column].join('" or "')}"`).join(', ');
  return messages.noColumn(names);
}

/** The column of a header: by itself, else by the metafield that it is. */
function columnOf(title: string): Column | undefined {
  const metafield = metafieldOf(title);
  return metafield?.scope === 'product'
    ? byMetafield.get(headerKey(metafield.key))
    : byHeader.get(headerKey(title));
}

function scopeOf(title: string): Scope | undefined {
  const metafield = metafieldOf(title);
  if (metafield) return metafield.scope;
  return (['product', 'variant'] as const).find(
    (scope) =>
      passthroughKeys[scope].has(headerKey(title)) ||
      PASSTHROUGH_FAMILIES[scope].test(title.trim()),
  );
}

/** Key of a header that is kept: of a metafield every sign counts but for case, since `fit_type` is not `fittype`. */
export const keptKey = (title: string): string =>
  metafieldOf(title) ? title.trim().toLowerCase() : headerKey(title);

/** Key of a header: case, spaces and punctuation do not count. */
function headerKey(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const byHeader = new Map(
  COLUMNS.flatMap((column) =>
    COLUMN_HEADERS[column].map((title): [string, Column] => [headerKey(title), column]),
  ),
);
const byMetafield = new Map(
  FILE_FIELDS.flatMap((column) =>
    PRODUCT_FIELDS[column].file.metafields.map((key): [string, Column] => [headerKey(key), column]),
  ),
);
const passthroughKeys = {
  product: new Set(PASSTHROUGH_HEADERS.product.map(headerKey)),
  variant: new Set(PASSTHROUGH_HEADERS.variant.map(headerKey)),
};
