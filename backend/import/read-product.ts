import {
  type ColumnOf,
  LINE_FIELDS,
  type LineField,
  PRODUCT_FIELDS,
} from '@/core/model/product-fields';
import { categorise } from '@/core/rules/catalogue/categorise';
import type { OwnCategories } from '@/core/rules/catalogue/own-categories';
import { type CleanDescription, cleanDescription } from '../domain/catalogue/clean-description';
import { FLAGS, firstCell, readName, readWord } from './cells';
import { metafieldText } from './formats/metafields';
import type { Rejection } from './formats/problems';
import type { ProductRows, Row } from './formats/product-rows';
import type { Complain, ImportedProduct, ImportedVariant } from './imported-product';
import * as messages from './messages';
import { passthroughCells, tooLongCells } from './passthrough';
import { readPictures } from './read-pictures';
import { readVariants } from './read-variants';

const MAX_NAME_LENGTH = 255;
const MAX_TYPE_LENGTH = 1000;
const MAX_DESCRIPTION_LENGTH = 100_000;
const MAX_TAGS_LENGTH = 5000;

const STATUSES = {
  active: 'active',
  draft: 'draft',
  archived: 'archived',
  unlisted: 'unlisted',
} as const;

/** A product out of its rows, or everything that is wrong with them, and what of them is not kept. */
export interface ReadProduct {
  product: ImportedProduct | undefined;
  rejections: Rejection[];
  /** Headers of columns and names of elements that say something and are not kept. */
  lost: { columns: string[]; elements: string[] };
}

export function readProduct(
  { handle, rows, isCut, problems = [] }: ProductRows,
  ownCategories?: OwnCategories,
): ReadProduct {
  const rejections = new Map<string, Rejection>();
  const complain: Complain = (line, reason) => {
    rejections.set(`${line} ${reason}`, { line, handle, reason });
  };
  for (const problem of problems) complain(problem.line, problem.reason);
  const [{ line }] = rows;
  if (handle === '') complain(line, messages.noHandle);
  if (handle.length > MAX_NAME_LENGTH) complain(line, messages.longHandle(MAX_NAME_LENGTH));
  if (isCut) complain(line, messages.tooManyRows);
  const description = readDescription(rows, complain);
  const product = readCells(handle, rows, { complain, description, ownCategories });
  return {
    product: rejections.size > 0 ? undefined : product,
    rejections: [...rejections.values()],
    lost: { columns: lostColumns(rows), elements: description.lost },
  };
}

interface Reading {
  complain: Complain;
  description: CleanDescription;
  ownCategories: OwnCategories | undefined;
}

function readCells(
  handle: string,
  rows: readonly Row[],
  { complain, description, ownCategories }: Reading,
): ImportedProduct {
  const variants = readVariants(rows, complain);
  const tags = readTags(rows, complain);
  const name = readTitle(rows, complain);
  const productType = readName(firstCell(rows, 'category'), 'type', MAX_TYPE_LENGTH, complain);
  const merchants = readMerchants(rows, complain);
  const { standardCategory: productCategory } = merchants;
  const { status, isPublished } = readStatus(rows, complain);
  return {
    handle,
    name,
    description: description.html,
    ...readLines(rows, complain),
    ...merchants,
    productType,
    category: categorise({ type: productType, productCategory, tags, title: name }, ownCategories),
    tags: tags.join(', '),
    ...pricesOf(variants),
    media: readPictures(rows, complain),
    ...(description.pictures.length > 0 && { pictures: description.pictures }),
    colors: colorsOf(variants),
    ...{ status, isPublished },
    sourceCells: passthroughCells(passthroughOf(rows)),
    variants,
  };
}

/** Cells of a product as a whole, which any of its rows may have; the first says it. */
function passthroughOf(rows: readonly Row[]): [string, string][] {
  const cells = rows.flatMap((row) => row.passthrough('product'));
  return [...new Map(cells.toReversed())].reverse();
}

function lostColumns(rows: readonly Row[]): string[] {
  const headers = rows.flatMap((row) => [
    ...row.lost(),
    ...tooLongCells(row.passthrough('variant')),
  ]);
  return [...new Set([...headers, ...tooLongCells(passthroughOf(rows))])];
}

/** Reads what only a merchant sees. */
function readMerchants(rows: readonly Row[], complain: Complain) {
  const line = (column: 'standardCategory' | 'externalId', what: string, max: number) =>
    readName(firstCell(rows, column), what, max, complain);
  const giftCard = readWord(firstCell(rows, 'isGiftCard'), 'gift card flag', FLAGS, complain);
  return {
    standardCategory: line('standardCategory', 'product category', MAX_TYPE_LENGTH),
    externalId: line('externalId', 'external id', MAX_NAME_LENGTH),
    isGiftCard: giftCard ?? false,
  };
}

/** The fields that are taken as they are, each a line. */
function readLines(rows: readonly Row[], complain: Complain) {
  const lines = LINE_FIELDS.map((name) => {
    const { column, file } = PRODUCT_FIELDS[name];
    const what = file.headers[0].toLowerCase();
    const { text, line } = firstCell(rows, name);
    return [column, readName({ text: metafieldText(text), line }, what, file.longest, complain)];
  });
  return Object.fromEntries(lines) as Record<ColumnOf<LineField>, string>;
}

function readTitle(rows: readonly Row[], complain: Complain): string {
  const cell = firstCell(rows, 'name');
  const title = readName(cell, 'title', MAX_NAME_LENGTH, complain);
  if (title === '') complain(cell.line, messages.noTitle);
  return title;
}

function readDescription(rows: readonly Row[], complain: Complain): CleanDescription {
  const { text, line } = firstCell(rows, 'description');
  const description = cleanDescription(text);
  if (description.html.length > MAX_DESCRIPTION_LENGTH) {
    complain(line, messages.longDescription(MAX_DESCRIPTION_LENGTH));
  }
  return description;
}

function readTags(rows: readonly Row[], complain: Complain): string[] {
  const { text, line } = firstCell(rows, 'tag');
  const clean = readName({ text, line }, 'list of tags', MAX_TAGS_LENGTH, complain);
  const tags = clean.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

function readStatus(rows: readonly Row[], complain: Complain) {
  const status =
    readWord(firstCell(rows, 'status'), 'status', STATUSES, complain) ?? STATUSES.active;
  const published = readWord(firstCell(rows, 'published'), 'published flag', FLAGS, complain);
  return { status, isPublished: status === 'active' && (published ?? true) };
}

/** Returns the price of the cheapest variant, and its higher price before, if any. */
function pricesOf(variants: readonly ImportedVariant[]) {
  const [cheapest] = variants.toSorted((a, b) => a.priceMinor - b.priceMinor);
  const priceMinor = cheapest?.priceMinor ?? 0;
  const before = cheapest?.compareAtMinor ?? 0;
  return { priceMinor, compareAtMinor: before > priceMinor ? before : null };
}

/** The families of its colors, which are filtered by. */
const colorsOf = (variants: readonly ImportedVariant[]): string[] => [
  ...new Set(variants.map(({ colorFamily }) => colorFamily).filter(Boolean)),
];
