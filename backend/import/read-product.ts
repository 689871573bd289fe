import {
  type ColumnOf,
  LINE_FIELDS,
  type LineField,
  PRODUCT_FIELDS,
} from '@/core/model/product-fields';
import { categorise } from '@/core/rules/catalogue/categorise';
import { isColorOption } from '@/core/rules/variants/option-fields';
import { toPaletteName } from '@/core/rules/variants/palette-name';
import { cleanDescription } from '../domain/catalogue/clean-description';
import { firstCell, readName, readWord } from './cells';
import type { Complain, ImportedProduct, ImportedVariant, Rejection } from './imported-product';
import * as messages from './messages';
import { readPictures } from './read-pictures';
import type { ProductRows, Row } from './read-rows';
import { readVariants } from './read-variants';

const MAX_NAME_LENGTH = 255;
const MAX_DESCRIPTION_LENGTH = 100_000;
const MAX_TAGS_LENGTH = 5000;

const STATUSES = { active: true, draft: false, archived: false, unlisted: false };
const FLAGS = { true: true, yes: true, '1': true, false: false, no: false, '0': false };

/** A product out of its rows, or everything that is wrong with them. */
export function readProduct({ handle, rows, isCut }: ProductRows): ImportedProduct | Rejection[] {
  const rejections = new Map<string, Rejection>();
  const complain: Complain = (line, reason) => {
    rejections.set(`${line} ${reason}`, { line, handle, reason });
  };
  const [{ line }] = rows;
  if (handle === '') complain(line, messages.noHandle);
  if (handle.length > MAX_NAME_LENGTH) complain(line, messages.longHandle(MAX_NAME_LENGTH));
  if (isCut) complain(line, messages.tooManyRows);
  const product = readCells(handle, rows, complain);
  return rejections.size > 0 ? [...rejections.values()] : product;
}

function readCells(handle: string, rows: readonly Row[], complain: Complain): ImportedProduct {
  const variants = readVariants(rows, complain);
  const tags = readTags(rows, complain);
  const name = readTitle(rows, complain);
  const texts = {
    type: firstCell(rows, 'category').text,
    productCategory: firstCell(rows, 'productCategory').text,
    tags,
    title: name,
  };
  return {
    handle,
    name,
    description: readDescription(rows, complain),
    ...readLines(rows, complain),
    category: categorise(texts),
    tags: tags.join(', '),
    ...pricesOf(variants),
    media: readPictures(rows, complain),
    colors: colorsOf(variants),
    isPublished: readIsPublished(rows, complain),
    variants,
  };
}

/** The fields that are taken as they are, each a line. */
function readLines(rows: readonly Row[], complain: Complain) {
  const lines = LINE_FIELDS.map((name) => {
    const { column, file } = PRODUCT_FIELDS[name];
    const what = file.headers[0].toLowerCase();
    return [column, readName(firstCell(rows, name), what, file.longest, complain)];
  });
  return Object.fromEntries(lines) as Record<ColumnOf<LineField>, string>;
}

function readTitle(rows: readonly Row[], complain: Complain): string {
  const cell = firstCell(rows, 'name');
  const title = readName(cell, 'title', MAX_NAME_LENGTH, complain);
  if (title === '') complain(cell.line, messages.noTitle);
  return title;
}

function readDescription(rows: readonly Row[], complain: Complain): string {
  const { text, line } = firstCell(rows, 'description');
  const description = cleanDescription(text);
  if (description.length > MAX_DESCRIPTION_LENGTH) {
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

function readIsPublished(rows: readonly Row[], complain: Complain): boolean {
  const status = readWord(firstCell(rows, 'status'), 'status', STATUSES, complain);
  const published = readWord(firstCell(rows, 'published'), 'published flag', FLAGS, complain);
  return (status ?? true) && (published ?? true);
}

/** Returns the price of the cheapest variant, and its higher price before, if any. */
function pricesOf(variants: readonly ImportedVariant[]) {
  const [cheapest] = variants.toSorted((a, b) => a.priceMinor - b.priceMinor);
  const priceMinor = cheapest?.priceMinor ?? 0;
  const before = cheapest?.compareAtMinor ?? 0;
  return { priceMinor, compareAtMinor: before > priceMinor ? before : null };
}

function colorsOf(variants: readonly ImportedVariant[]): string[] {
  const colors = variants
    .flatMap((variant) => variant.options)
    .filter((option) => isColorOption(option.name))
    .map((option) => toPaletteName(option.value));
  return [...new Set(colors.filter((color) => color !== undefined))];
}
