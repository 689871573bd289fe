import { colorFamily } from '@/core/rules/variants/color-family';
import { isColorOption } from '@/core/rules/variants/option-fields';
import { FLAGS, firstCell, readAmount, readGrams, readName, readQuantity, readWord } from './cells';
import type { Column } from './formats/columns';
import type { Row } from './formats/product-rows';
import type { Complain, ImportedVariant } from './imported-product';
import * as messages from './messages';
import { passthroughCells } from './passthrough';
import { readPicture } from './read-pictures';

const MAX_VARIANTS = 2048;
const MAX_NAME_LENGTH = 255;
const OPTIONS = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;
/** "Continue selling when out of stock", also in the older columns' words. */
const OVERSELLING = { deny: false, continue: true, false: false, true: true };

type OptionColumn = { name: string; value: Column };

/** The sellable variants of a product: its rows with a price, an option value or a SKU. */
export function readVariants(rows: readonly Row[], complain: Complain): ImportedVariant[] {
  const sellable = rows.filter((row) => ownCells.some((column) => row.cell(column) !== ''));
  const firstLine = rows[0]?.line ?? 1;
  if (sellable.length === 0) complain(firstLine, messages.noPrice);
  if (sellable.length > MAX_VARIANTS) complain(firstLine, messages.tooManyVariants(MAX_VARIANTS));
  const options = isDefaultOnly(sellable) ? [] : readOptionNames(rows, complain);
  const reading = { options, familyOf: colorReader(), complain };
  const variants = sellable.map((row) => readVariant(row, reading));
  complainOfRepeats(sellable, variants, complain);
  return variants;
}

const ownCells: Column[] = ['price', 'option1Value', 'option2Value', 'option3Value', 'sku'];

/** Shopify writes a product without options as one option "Title" with the value "Default Title". */
function isDefaultOnly(rows: readonly Row[]): boolean {
  const name = firstCell(rows, 'option1Name').text;
  const values = rows.map((row) => row.cell('option1Value'));
  const isDefault = values.every((value) => value === '' || value === 'Default Title');
  return isDefault && (name === 'Title' || name === '') && rows.length === 1;
}

function readOptionNames(rows: readonly Row[], complain: Complain): OptionColumn[] {
  const options: OptionColumn[] = [];
  for (const [nameColumn, value] of OPTIONS) {
    const named = firstCell(rows, nameColumn);
    const used = firstCell(rows, value);
    const name = readName(named, 'option name', MAX_NAME_LENGTH, complain);
    if (name !== '') {
      if (options.some((option) => option.name === name)) {
        complain(named.line, `the option "${name}" stands twice`);
      }
      options.push({ name, value });
    } else if (used.text !== '') {
      complain(used.line, messages.noOptionName(used.text));
    }
  }
  return options;
}

interface Reading {
  options: OptionColumn[];
  /** The family of the color among the options of a row, '' for none. */
  familyOf: (options: ImportedVariant['options']) => string;
  complain: Complain;
}

/** Returns a function that finds the family of a color, each color once; of several such options the first counts. */
function colorReader(): Reading['familyOf'] {
  const families = new Map<string, string>();
  return (options) => {
    const word = options.find(({ name }) => isColorOption(name))?.value ?? '';
    // What is longer is rejected, and takes long to look at.
    if (word.length > 2 * MAX_NAME_LENGTH) return '';
    const family = families.get(word) ?? colorFamily(word) ?? '';
    families.set(word, family);
    return family;
  };
}

function readVariant(row: Row, { options: names, familyOf, complain }: Reading): ImportedVariant {
  const priceMinor = readAmount(row, 'price', complain);
  if (row.cell('price') === '') complain(row.line, messages.noPrice);
  const options = names.map((option) => readOption(row, option, complain));
  return {
    sku: readText(row, 'sku', 'SKU', complain),
    options,
    priceMinor: priceMinor ?? 0,
    compareAtMinor: readAmount(row, 'compareAtPrice', complain) || null,
    image: readPicture(row, 'variantImage', complain),
    stock: readStock(row, complain),
    ...readGoods(row, complain),
    colorFamily: familyOf(options),
    sourceCells: passthroughCells(row.passthrough('variant')),
  };
}

const UNITS = { g: 'g', kg: 'kg', oz: 'oz', lb: 'lb', lbs: 'lb' };

/** Reads what a merchant keeps of a piece. */
function readGoods(row: Row, complain: Complain) {
  const flag = (column: Column, what: string) =>
    readWord({ text: row.cell(column), line: row.line }, what, FLAGS, complain) ?? true;
  const unit = { text: row.cell('weightUnit'), line: row.line };
  return {
    barcode: readText(row, 'barcode', 'barcode', complain),
    weightGrams: readGrams(row, complain),
    weightUnit: readWord(unit, 'weight unit', UNITS, complain) ?? '',
    costMinor: readAmount(row, 'costMinor', complain) ?? null,
    requiresShipping: flag('requiresShipping', 'shipping flag'),
    isTaxed: flag('isTaxed', 'tax flag'),
  };
}

const readText = (row: Row, column: Column, what: string, complain: Complain) =>
  readName({ text: row.cell(column), line: row.line }, what, MAX_NAME_LENGTH, complain);

function readOption(row: Row, option: OptionColumn, complain: Complain) {
  const text = row.cell(option.value);
  if (text === '') complain(row.line, messages.noOptionValue(option.name));
  const value = readName({ text, line: row.line }, 'option value', MAX_NAME_LENGTH, complain);
  return { name: option.name, value };
}

/** Stock limits sales only where it is tracked and selling stops at zero. */
function readStock(row: Row, complain: Complain): number | null {
  const policy = { text: row.cell('inventoryPolicy'), line: row.line };
  const isOverselling = readWord(policy, 'inventory policy', OVERSELLING, complain) ?? false;
  const quantity = readQuantity(row, complain);
  return row.cell('inventoryTracker') === '' || isOverselling ? null : quantity;
}

function complainOfRepeats(
  rows: readonly Row[],
  variants: readonly ImportedVariant[],
  complain: Complain,
): void {
  const seen = new Set<string>();
  variants.forEach((variant, index) => {
    const values = variant.options.map((option) => option.value);
    const key = JSON.stringify(values);
    const line = rows[index]?.line ?? 1;
    if (seen.has(key)) complain(line, `the variant "${values.join(' / ')}" stands twice`);
    seen.add(key);
  });
}
