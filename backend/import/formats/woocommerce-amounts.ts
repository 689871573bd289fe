import type { Column } from './columns';
import type { WooRecord } from './woocommerce-staging';

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.349_523_125,
  lb: 453.592_37,
};

/** Price, stock and weight of a simple product or a variation. */
export function wooAmounts(record: WooRecord, parent: WooRecord): Partial<Record<Column, string>> {
  return { ...pricesOf(record), ...stockOf(record, parent), ...weightOf(record, parent) };
}

function pricesOf({ cells }: WooRecord) {
  const regular = cells['regular price'] ?? '';
  const sale = isOnSale(cells) ? (cells['sale price'] ?? '') : '';
  return sale === '' ? { price: regular } : { price: sale, compareAtPrice: regular };
}

const DAY_MS = 86_400_000;

/** A reduction has days, both ends included; one that cannot be read says nothing. */
function isOnSale(cells: WooRecord['cells'], now = Date.now()): boolean {
  const from = Date.parse(cells['date sale price starts'] ?? '');
  const until = Date.parse(cells['date sale price ends'] ?? '') + DAY_MS;
  return !(from > now) && !(until <= now);
}

/** Stock is counted where there is a number; of a variation that shares its product's, by that. */
function stockOf({ cells }: WooRecord, parent: WooRecord): Partial<Record<Column, string>> {
  const own = cells.stock ?? '';
  const pieces = own.toLowerCase() === 'parent' ? (parent.cells.stock ?? '') : own;
  const isOversold = !['', '0', 'no'].includes((cells['backorders allowed?'] ?? '').toLowerCase());
  const inventoryPolicy = isOversold ? 'continue' : 'deny';
  if (pieces !== '') {
    return { inventoryTracker: 'woocommerce', inventoryQuantity: pieces, inventoryPolicy };
  }
  const isGone = cells['in stock?'] === '0';
  return isGone ? { inventoryTracker: 'woocommerce', inventoryQuantity: '0', inventoryPolicy } : {};
}

function weightOf(record: WooRecord, parent: WooRecord): Partial<Record<Column, string>> {
  const weight = record.weight ?? parent.weight;
  if (!weight) return {};
  const { text, unit } = weight;
  const amount = Number(text.replace(',', '.'));
  // What is no number is told of where weights are read.
  const grams = Number.isFinite(amount) ? String(rounded(amount * (GRAMS[unit] ?? 1))) : text;
  return { weightGrams: grams, weightUnit: unit };
}

const rounded = (grams: number): number => Math.round(grams * 1000) / 1000;
