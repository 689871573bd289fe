import type { ColorName } from '@/core/model/palette';
import type { VariantField, VariantOption } from '@/core/model/variant';
import type { ProductDraft, SizeRun, Some } from '../kit/draft';
import { slugOf } from './deterministic';

const SIZE_ID = 'size';
const COLOR_ID = 'color';
const PERSONALIZATION_ID = 'personalization';
const NAME = 'name';

export const APPAREL: SizeRun = [
  { label: 'XS' },
  { label: 'S' },
  { label: 'M' },
  { label: 'L' },
  { label: 'XL' },
  { label: '2XL', adds: 2 },
  { label: '3XL', adds: 4 },
];

/** A run of sizes without extra prices, as in `plainSizes('S/M', 'L/XL')`. */
export const plainSizes = (...labels: string[]): SizeRun => labels.map((label) => ({ label }));

export function sizeField(run: SizeRun, defaultValue: string, label = 'Size'): VariantField {
  const options = run.map((size) => option(size.label, size.label, size.adds));
  return { id: SIZE_ID, label, type: 'select', options, defaultValue, required: true };
}

export function colorField(colors: readonly ColorName[]): VariantField {
  const options = colors.map((color) => option(color, color));
  const [first] = colors;
  return {
    id: COLOR_ID,
    label: 'Color',
    type: 'color',
    options,
    ...(first && { defaultValue: first }),
    required: true,
  };
}

interface Personalization {
  /** The thing that the shopper may have, as in "Embroidered name". */
  readonly offer: string;
  readonly adds: number;
  readonly asks: Some<Ask>;
}

interface Ask {
  readonly label: string;
  readonly placeholder: string;
  /** The number of characters there is room for. */
  readonly maxLength: number;
}

/** A choice between nothing and a name, and what is asked once the name is chosen. */
export function nameFields({ offer, adds, asks }: Personalization): VariantField[] {
  const choice: VariantField = {
    id: PERSONALIZATION_ID,
    label: 'Personalization',
    type: 'select',
    options: [option('None', 'none'), option(offer, NAME, adds)],
    defaultValue: 'none',
    required: false,
  };
  return [choice, ...asks.map((ask) => onceNamed(textField(ask)))];
}

/** Shows a field only to who has chosen the personalization. */
export const onceNamed = (field: VariantField): VariantField => ({
  ...field,
  condition: { field: PERSONALIZATION_ID, value: NAME },
});

const textField = ({ label, placeholder, maxLength }: Ask): VariantField => ({
  id: slugOf(label),
  label,
  type: 'text',
  options: [],
  required: true,
  placeholder,
  maxLength,
});

/** A choice by picture: the value of an option is the picture's address. */
export function imageField(id: string, label: string, options: Some<VariantOption>): VariantField {
  return {
    id,
    label,
    type: 'image',
    options: [...options],
    defaultValue: options[0].value,
    required: false,
  };
}

export const option = (label: string, value: string, adds = 0): VariantOption => ({
  label,
  value,
  priceAdjustment: adds,
});

/** The choices of a definition that goods differ by, with a product's own sizes and colors: they make its variants. */
export function optionFieldsOf(
  definition: readonly VariantField[],
  { colors, sizes }: Pick<ProductDraft, 'colors' | 'sizes'>,
): VariantField[] {
  const fields = definition
    .filter(isOfGoods)
    .map((field) => (field.id === COLOR_ID ? colorField(colors) : field));
  return sizes ? resized(fields, sizes) : fields;
}

/** Returns whether goods differ by a choice; what is done to them on request is no variant. */
export function isOfGoods({ required, type, condition }: VariantField): boolean {
  return required && !condition && (type === 'select' || type === 'color');
}

/** Sizes come first; a product of a single size offers no choice of it. */
function resized(fields: readonly VariantField[], run: SizeRun): VariantField[] {
  const rest = fields.filter((field) => field.id !== SIZE_ID);
  const middle = run[Math.floor((run.length - 1) / 2)];
  const label = fields.find((field) => field.id === SIZE_ID)?.label;
  return middle ? [sizeField(run, middle.label, label), ...rest] : rest;
}
