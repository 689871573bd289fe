import type { Product } from '@/core/model/product';
import type { VariantField, VariantRow } from '@/core/model/variant';
import { fromMinor } from '@/core/rules/money/money';
import { toGtin } from '@/core/rules/seo/gtin';
import { availabilityOf } from '@/core/rules/variants/availability';
import { queryWithChoices } from '@/core/rules/variants/choice-address';
import { isColorOption, isSizeOption, toOptionChoices } from '@/core/rules/variants/option-fields';
import { choicesOf } from '@/core/rules/variants/variant-rows';
import type { MediaRecord } from '../product-media';
import type { Seller } from './product-wire';
import { withSwatches } from './swatches';
import type { VariantRecord } from './variant-columns';

interface Offered {
  variants: readonly VariantRecord[] | null;
  media: readonly MediaRecord[] | null;
  /** Fields of the product's own; null takes those of its category. */
  variantFields: readonly VariantField[] | null;
}

/**
 * A product with its choices (spec 3, "Variant definition"): the options of its variants, then its own fields or those
 * of its category. A product without variants names its own fields alone.
 */
export function withOffer(
  product: Product,
  { variants: records, variantFields, media }: Offered,
  ofCategory: readonly VariantField[],
  shop: Seller,
): Product {
  if (!records || records.length === 0) {
    return variantFields ? { ...product, variants: variantFields.map(withSwatches) } : product;
  }
  const { names, fields, values } = toOptions(records);
  const rows = records.map((record, at) => toRow(record, values[at] ?? [], media ?? [], shop));
  const others = variantFields ?? ofCategory.filter((field) => !isOptionOfGoods(field));
  const beside = others.filter(({ label }) => !names.some((name) => isSameName(name, label)));
  const options = withExistingIds(fields, others, beside).map((field, place) =>
    withDefault(withSwatches(field), rows, place),
  );
  return { ...product, variants: [...options, ...beside.map(withSwatches)], rows };
}

/** The query of a product's address that names one of its variants; '' where it is the only one. */
export function variantQuery(records: readonly VariantRecord[], wanted: VariantRecord['id']) {
  const { fields, values } = toOptions(records);
  const rows = records.map(({ id, priceMinor }, place) => ({
    ...{ id, values: values[place] ?? [], price: fromMinor(priceMinor) },
  }));
  const row = rows.find(({ id }) => id === wanted);
  const offer = { fields, rows };
  return row ? queryWithChoices(offer, choicesOf(offer, row), new URLSearchParams()) : '';
}

/** The options of variants as shoppers choose them, by their names, and what each variant has of them. */
function toOptions(records: readonly VariantRecord[]) {
  const names = [...new Set(records.flatMap(({ options }) => options.map(({ name }) => name)))];
  const rows = records.map((record) => ({
    values: names.map((name) => record.options.find((one) => one.name === name)?.value ?? ''),
    priceMinor: record.priceMinor,
  }));
  return { names, ...toOptionChoices({ optionNames: names, rows }) };
}

function toRow(
  { id, sku, barcode, priceMinor, compareAtMinor, mediaId, stock }: VariantRecord,
  values: string[],
  media: readonly MediaRecord[],
  { fewBelow }: Seller,
): VariantRow {
  const picture = media.findIndex((one) => one.id === mediaId);
  const availability = availabilityOf(stock, fewBelow);
  const gtin = toGtin(barcode);
  return {
    ...{ id, values, price: fromMinor(priceMinor) },
    ...(compareAtMinor !== null && { compareAtPrice: fromMinor(compareAtMinor) }),
    ...(sku !== '' && { sku }),
    ...(gtin && { gtin }),
    ...(picture >= 0 && { picture }),
    ...(availability !== 'available' && { stock: availability }),
  };
}

/** Checks for a field about the goods themselves: a product with variants has options in its place. */
const isOptionOfGoods = ({ type, label }: VariantField): boolean =>
  type === 'color' || isColorOption(label) || isSizeOption(label);

const isSameName = (one: string, other: string): boolean =>
  folded(one) === folded(other) || (isColorOption(one) && isColorOption(other));

const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** Options under ids that no other field has: where they stand for a field of the category, under its own. */
function withExistingIds(
  options: readonly VariantField[],
  others: readonly VariantField[],
  beside: readonly VariantField[],
): VariantField[] {
  const taken = new Set(beside.map(({ id }) => id));
  return options.map((field) => {
    const existing = others.find(({ label }) => isSameName(label, field.label))?.id;
    let id = existing && !taken.has(existing) ? existing : field.id;
    while (taken.has(id)) id = `${id}-option`;
    taken.add(id);
    return { ...field, id };
  });
}

/** A form opens with the first variant that is to be had. */
function withDefault(field: VariantField, rows: readonly VariantRow[], place: number) {
  const first = rows.find(({ stock }) => stock !== 'sold-out') ?? rows[0];
  const defaultValue = first?.values[place];
  return defaultValue === undefined ? field : { ...field, defaultValue };
}
