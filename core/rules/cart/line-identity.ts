import type { ChosenVariants } from '../../model/variant';

interface Identified {
  product: { id: string };
  variants?: ChosenVariants;
}

/**
 * Returns what a cart line or wishlist item is known by (spec 3, "Cart"): its product's id and the choices
 * made, in whatever order. Nothing chosen is the same as absent variants; what a choice costs is no part of it.
 */
export function lineKey({ product, variants = {} }: Identified): string {
  const choices = Object.entries(variants).map(([label, { value }]) => [label, value]);
  return JSON.stringify([product.id, ...choices.sort(byLabel)]);
}

export const isSameLine = (one: Identified, other: Identified): boolean =>
  lineKey(one) === lineKey(other);

function byLabel([one = '']: readonly string[], [other = '']: readonly string[]): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
