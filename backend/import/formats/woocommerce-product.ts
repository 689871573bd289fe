import { FILE_FIELDS, PRODUCT_FIELDS } from '@/core/model/product-fields';
import { categorise } from '@/core/rules/catalogue/categorise';
import type { Column, Scope } from './columns';
import * as messages from './messages';
import type { ProductRows, Row } from './product-rows';
import { wooAmounts } from './woocommerce-amounts';
import type { WooRecord } from './woocommerce-staging';
import { wooDescription } from './woocommerce-text';

const OPTION_NAMES = ['option1Name', 'option2Name', 'option3Name'] as const;
const OPTION_VALUES = ['option1Value', 'option2Value', 'option3Value'] as const;
const SOLD_TYPES = ['simple', 'variable', 'variation', 'virtual'];

type Cells = Partial<Record<Column, string>>;
type Passthrough = Record<Scope, [string, string][]>;

/** A product of WooCommerce and its variations as rows that Shopify would have written. */
export function readWooProduct(
  handle: string,
  parent: WooRecord,
  variations: readonly WooRecord[],
): ProductRows {
  const isVariable = parent.types.includes('variable');
  // A variation that is not published is not sold.
  const sold = variations.filter(({ cells }) => (cells.published ?? '1') === '1');
  const options = isVariable ? optionsOf(parent, sold) : [];
  const head = { ...productCells(parent), ...namesOf(options) };
  const own = isVariable ? {} : variantCells(parent, parent);
  const [first = '', ...others] = listOf(parent.cells.images ?? '');
  return {
    handle,
    count: 1 + variations.length,
    isCut: false,
    problems: problemsOf([parent, ...sold], options),
    rows: [
      toRow(
        parent,
        { ...head, ...own, handle, image: first },
        passthroughOf(parent, options, !isVariable),
      ),
      ...others.map((image) => toRow(parent, { handle, image }, NOTHING)),
      ...(isVariable ? sold : []).map((variation) => {
        const values = options.map((name, place) => [
          OPTION_VALUES[place],
          attributeOf(variation, name),
        ]);
        const cells = { ...variantCells(variation, parent), ...Object.fromEntries(values) };
        return toRow(variation, { handle, ...cells }, passthroughOf(variation, options, true));
      }),
    ],
  };
}

const NOTHING: Passthrough = { product: [], variant: [] };

function toRow(
  { line, hasDecimalComma, lost }: WooRecord,
  cells: Cells,
  passthrough: Passthrough,
): Row {
  return {
    ...{ line, hasDecimalComma },
    size: Object.values(cells).reduce((sum, cell) => sum + cell.length, 0),
    cell: (column) => cells[column] ?? '',
    passthrough: (scope) => passthrough[scope],
    lost: () => lost,
  };
}

/** Reasons why a product cannot be sold here. */
function problemsOf(records: readonly WooRecord[], options: readonly string[]) {
  const types = records.flatMap(({ line, types: own }) =>
    own
      .filter((type) => !SOLD_TYPES.includes(type))
      .map((type) => ({ line, reason: messages.unsoldType(type) })),
  );
  const [{ line = 1 } = {}] = records;
  const isWide = options.length > OPTION_NAMES.length;
  return [...types, ...(isWide ? [{ line, reason: messages.tooManyOptions(options.length) }] : [])];
}

/** The attributes that variations are told apart by, in the order of the product. */
function optionsOf(parent: WooRecord, variations: readonly WooRecord[]): string[] {
  const used = variations.flatMap(({ attributes }) =>
    attributes.filter(({ value }) => value !== '').map(({ name }) => name),
  );
  const ordered = [...parent.attributes.map(({ name }) => name), ...used];
  return [...new Set(ordered)].filter((name) => used.includes(name));
}

const namesOf = (options: readonly string[]): Cells =>
  Object.fromEntries(options.slice(0, 3).map((name, place) => [OPTION_NAMES[place], name]));

const attributeOf = ({ attributes }: WooRecord, option: string): string =>
  attributes.find(({ name }) => name === option)?.value ?? '';

function productCells(record: WooRecord): Cells {
  const { cells, id } = record;
  return {
    name: cells.name ?? '',
    description: wooDescription(cells['short description'], cells.description),
    brand: listOf(cells.brands ?? '')[0] ?? '',
    category: categoryOf(listOf(cells.categories ?? '')),
    tag: listOf(cells.tags ?? '').join(', '),
    status: statusOf(record),
    externalId: id,
    ...linesOf(record),
    ...seoOf(record),
  };
}

/** The first category that names a value of spec 3, else the first that is one. */
function categoryOf(paths: readonly string[]): string {
  const named = paths.filter((path) => !/^uncategori[sz]ed$/i.test(path));
  const isKnown = (type: string) =>
    categorise({ type, productCategory: '', tags: [], title: '' }) !== '';
  return named.find(isKnown) ?? named[0] ?? '';
}

function statusOf({ cells }: WooRecord): string {
  if ((cells.published ?? '1') !== '1') return 'draft';
  return cells['visibility in catalog']?.toLowerCase() === 'hidden' ? 'unlisted' : 'active';
}

/** Attributes that are details of a product, by the name of a field or one of its metafields. */
function linesOf({ attributes }: WooRecord): Cells {
  const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return Object.fromEntries(
    FILE_FIELDS.flatMap((field) => {
      const { headers, metafields, longest } = PRODUCT_FIELDS[field].file;
      if (longest === null || metafields.length === 0) return [];
      const keys = [...headers, ...metafields].map(keyOf);
      const value = attributes.find(({ name }) => keys.includes(keyOf(name)))?.value;
      return value ? [[field, value]] : [];
    }),
  );
}

/** Title and description for search engines as the usual plug-ins keep them; templates of theirs say nothing here. */
function seoOf({ metas }: WooRecord): Cells {
  const said = (...keys: string[]) =>
    metas.find(([key, text]) => keys.includes(key) && !text.includes('%'))?.[1] ?? '';
  return {
    seoTitle: said('_yoast_wpseo_title', 'rank_math_title', '_aioseo_title'),
    seoDescription: said('_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'),
  };
}

function variantCells(record: WooRecord, parent: WooRecord): Cells {
  const { cells, sku, types } = record;
  const taxStatus = cells['tax status'] ?? parent.cells['tax status'] ?? 'taxable';
  return {
    ...wooAmounts(record, parent),
    sku,
    barcode: cells['gtin, upc, ean, or isbn'] ?? '',
    costMinor: cells['cost of goods'] ?? cells['cost of goods sold'] ?? '',
    requiresShipping: String(!types.includes('virtual')),
    isTaxed: String(taxStatus.toLowerCase() === 'taxable'),
    ...(record === parent ? {} : { variantImage: listOf(cells.images ?? '')[0] ?? '' }),
  };
}

/** Cells that mean nothing here, under headers that Shopify reads too. */
function passthroughOf(
  record: WooRecord,
  options: readonly string[],
  isSold: boolean,
): Passthrough {
  const owner = record.isVariation ? 'Variant Metafield' : 'Metafield';
  const header = (name: string, key: string) => `${owner}: ${name}.${key.replace(/[.[\]]/g, '_')}`;
  const metas = record.metas.map(([key, text]): [string, string] => [
    header('woocommerce', key),
    text,
  ]);
  if (record.isVariation) return { product: [], variant: [...idOf(record), ...metas] };
  const attributes = record.attributes
    .filter(({ name, value }) => value !== '' && !options.includes(name))
    .map(({ name, value }): [string, string] => [header('attribute', name), value]);
  const { categories } = record.cells;
  return {
    product: [
      ...(categories ? [['Collection', categories] as [string, string]] : []),
      ...attributes,
      ...metas,
    ],
    variant: isSold ? idOf(record) : [],
  };
}

const idOf = ({ id }: WooRecord): [string, string][] => (id ? [['Variant ID', id]] : []);

/** The entries of a list; a comma within one is written with a backslash. */
const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll('\\,', ',').trim())
    .filter(Boolean);
