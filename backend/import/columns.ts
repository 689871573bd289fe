import { FILE_FIELDS, type FileField, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { ImportFileError } from './imported-product';
import * as messages from './messages';

const FIELD_HEADERS = headersOf(FILE_FIELDS);

/**
 * The columns of a file, each with the headers Shopify has given it, those of the older export first. Case, spaces and
 * punctuation do not count.
 */
export const COLUMN_HEADERS = {
  handle: ['Handle', 'URL handle'],
  ...FIELD_HEADERS,
  productCategory: ['Product Category', 'Standard Product Type'],
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
} as const;

export type Column = keyof typeof COLUMN_HEADERS;

export const COLUMNS = Object.keys(COLUMN_HEADERS) as Column[];

function headersOf<Name extends FileField>(fields: readonly Name[]) {
  const headers = fields.map((name) => [name, PRODUCT_FIELDS[name].file.headers]);
  return Object.fromEntries(headers) as Record<Name, readonly string[]>;
}

/** Columns of Shopify's exports that a shop of ours has no place for. */
const UNUSED_HEADERS = [
  ...['Variant Grams', 'Variant Fulfillment Service', 'Variant Requires Shipping'],
  ...['Variant Taxable', 'Variant Barcode', 'Variant Tax Code', 'Variant Weight Unit'],
  ...['Cost per item', 'Gift Card', 'SEO Title', 'SEO Description', 'Collection'],
  ...['Barcode', 'Weight value (grams)', 'Weight unit for display', 'Requires shipping'],
  ...['Fulfillment service', 'Charge tax', 'Tax code', 'Unit price total measure'],
  ...['Unit price total measure unit', 'Unit price base measure', 'Unit price base measure unit'],
  ...['Option1 Linked To', 'Option2 Linked To', 'Option3 Linked To', 'Google product category'],
];
const UNUSED_FAMILIES =
  /^(Google Shopping ?\/|(Included|Price|Compare At Price|International) ?\/|Metafield:)|\(product\.metafields\./i;
const METAFIELD = /\(product\.metafields\./i;

const REQUIRED: readonly Column[] = ['handle', 'name', 'price'];

export interface ColumnMap {
  /** Maps columns to their positions, from 0: the own column first, then metafields of the same meaning. */
  positions: ReadonlyMap<Column, readonly number[]>;
  /** Headers that mean nothing here, as written. */
  unknown: string[];
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
  const unknown: string[] = [];
  header.forEach((title, position) => {
    const column = byHeader.get(keyOf(title));
    if (column) {
      const others = places.get(column) ?? [];
      const place = { position, key: keyOf(title), isMetafield: METAFIELD.test(title) };
      if (others.some((other) => isSame(other, place))) {
        throw new ImportFileError(`the column "${title.trim()}" stands twice`, line);
      }
      places.set(column, place.isMetafield ? [...others, place] : [place, ...others]);
    } else if (!isUnused(title)) unknown.push(title.trim());
  });
  const missing = REQUIRED.filter((column) => !places.has(column));
  if (missing.length > 0) throw new ImportFileError(missingMessage(missing, header), line);
  const positions = new Map(
    [...places].map(([column, list]) => [column, list.map(({ position }) => position)]),
  );
  return { positions, unknown: [...new Set(unknown)], width: header.length };
}

function missingMessage(missing: Column[], header: readonly string[]): string {
  const names = missing.map((column) => `"${COLUMN_HEADERS[column].join('" or "')}"`).join(', ');
  const hint = header.length === 1 && /[;\t]/.test(header[0] ?? '') ? messages.separatorHint : '';
  return messages.noColumn(names, hint);
}

const isUnused = (title: string): boolean =>
  title.trim() === '' || unusedKeys.has(keyOf(title)) || UNUSED_FAMILIES.test(title.trim());

function keyOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const byHeader = new Map(
  COLUMNS.flatMap((column) =>
    COLUMN_HEADERS[column].map((title): [string, Column] => [keyOf(title), column]),
  ),
);
const unusedKeys = new Set(UNUSED_HEADERS.map(keyOf));
