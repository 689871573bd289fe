import { PRODUCT_CATEGORIES, type ProductCategory } from '@/core/model/category-values';
import { CATEGORY_KEYWORDS } from './category-keywords';
import { normalise, PATH_MARKS } from './category-words';
import type { OwnCategories } from './own-categories';

/** Describes what a catalogue says about what a product is. */
interface ProductWords {
  /** The merchant's product type, also as a path ("Clothing > Shirts"). */
  type: string;
  /** A standard category, usually a path. */
  productCategory: string;
  tags: readonly string[];
  title: string;
}

interface Keyword {
  words: string;
  category: ProductCategory;
}

/**
 * The category of a product, or '' for All Products alone: the value of spec 3 that its type names, else an own category of
 * that type, else the value of spec 3 that its standard category, tags or title name.
 */
export const categorise = (product: ProductWords, own?: OwnCategories): string =>
  fromPath(product.type) ??
  own?.nameOf(product.type) ??
  fromPath(product.productCategory) ??
  firstOf(product.tags, fromText) ??
  fromText(product.title) ??
  '';

/** "Clothing > Clothing Tops > Shirts": the last part, as a whole or by a word in it, then its parents as a whole. */
function fromPath(path: string): ProductCategory | undefined {
  const parts = path.split(PATH_MARKS).map(normalise).filter(Boolean).reverse();
  const [last, ...parents] = parts;
  if (!last) return undefined;
  return byName.get(last) ?? fromText(last) ?? firstOf(parents, (part) => byName.get(part));
}

/** The longest keyword that stands in a text as whole words; of equally long ones the earliest. */
function fromText(text: string): ProductCategory | undefined {
  const haystack = ` ${normalise(text)} `;
  let best: { length: number; at: number; category: ProductCategory } | undefined;
  for (const { words, category } of keywords) {
    const length = words.length;
    if (best && best.length > length) break;
    const at = haystack.indexOf(` ${words} `);
    if (at >= 0 && (!best || at < best.at)) best = { length, at, category };
  }
  return best?.category;
}

function firstOf<Item, Match>(items: readonly Item[], find: (item: Item) => Match | undefined) {
  for (const item of items) {
    const match = find(item);
    if (match !== undefined) return match;
  }
  return undefined;
}

const pluralsOf = (words: string): string[] =>
  words.endsWith('s') ? [words, `${words}es`] : [words, `${words}s`, `${words}es`];

const keywords: Keyword[] = PRODUCT_CATEGORIES.flatMap((category) =>
  [normalise(category), ...CATEGORY_KEYWORDS[category]]
    .flatMap(pluralsOf)
    .map((words) => ({ words, category })),
).sort((a, b) => b.words.length - a.words.length);

const byName = new Map(keywords.map(({ words, category }) => [words, category]));
