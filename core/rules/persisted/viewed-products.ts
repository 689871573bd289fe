import type { Product } from '../../model/product';
import { attempt } from '../../values/attempt';
import { readProduct } from './stored-items';

/** The most products viewed before that are shown. */
const MOST_VIEWED = 12;

/** A card shows its product from two sides. */
const CARD_PICTURES = 2;

/** The list with a product just viewed: the newest first, each once, one more than is shown beside it. */
export const withViewed = (viewed: readonly Product[], product: Product): Product[] =>
  [cardOf(product), ...viewed.filter(({ id }) => id !== product.id)].slice(0, MOST_VIEWED + 1);

/** Returns what of a list was viewed before, without products that are shown anyway. */
export const viewedBefore = (viewed: readonly Product[], shown: readonly string[]): Product[] =>
  viewed.filter(({ id }) => !shown.includes(id)).slice(0, MOST_VIEWED);

/** Reads a stored list; a storage may hold anything, and what is no product is left out. */
export function readViewed(text: string | null): Product[] {
  const parsed: unknown = attempt(() => JSON.parse(text ?? '[]'));
  if (!Array.isArray(parsed)) return [];
  return parsed.flatMap((one) => readProduct(one) ?? []).filter(isCard);
}

/** A card without a name or a price would say nothing. */
const isCard = ({ name, price }: Product): boolean => name !== '' && price > 0;

/** A product as a card needs it. */
function cardOf({ variants: _choices, rows: _combinations, ...product }: Product): Product {
  return { ...product, image: product.image.slice(0, CARD_PICTURES), description: '' };
}
