import type { CartLine } from '../model/cart';

type Fields = Record<string, unknown>;

/**
 * Whether something from outside, another program's answer or a browser's storage, can be shown and
 * added up as a cart line. No schema, so that a browser may ask.
 */
export function isSoundLine(line: unknown): line is CartLine {
  if (!isFields(line)) return false;
  const { product, quantity, variants } = line;
  return isSoundProduct(product) && isCount(quantity) && areSoundVariants(variants);
}

function isSoundProduct(product: unknown): boolean {
  if (!isFields(product)) return false;
  const { id, name, slug = '', price, image } = product;
  const pictures = Array.isArray(image) ? image : [null];
  return [id, name, slug, ...pictures].every(isText) && isAmount(price) && price >= 0;
}

function areSoundVariants(variants: unknown): boolean {
  if (variants === undefined) return true;
  return isFields(variants) && Object.values(variants).every(isSoundChoice);
}

function isSoundChoice(choice: unknown): boolean {
  return (
    isFields(choice) &&
    isText(choice.label) &&
    isText(choice.value) &&
    isAmount(choice.priceAdjustment)
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number => Number.isFinite(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;
