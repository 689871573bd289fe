import { ALL_PRODUCTS } from '@/core/model/category';
import { DEFAULT_VARIANT_CATEGORY } from '@/core/model/variant';
import { inHyphens } from '@/core/values/in-hyphens';
import { normalise, PATH_MARKS } from './category-words';

/** The most categories a catalogue has beside those of spec 3: a filter or a menu of more helps nobody. */
export const MAX_OWN_CATEGORIES = 50;
/** Longest name in characters: what is longer is a description. */
const MAX_NAME_LENGTH = 40;

/** Words that say that there is no category. */
const NO_CATEGORIES = new Set(
  [
    ALL_PRODUCTS,
    DEFAULT_VARIANT_CATEGORY,
    'all',
    'none',
    'n a',
    'na',
    'uncategorized',
    'uncategorised',
  ].map(keyOf),
);

/** The categories that a catalogue has beside those of spec 3, found and made by product types. */
export interface OwnCategories {
  /** The category of a type, made where there is none yet; undefined for a type that makes none. */
  nameOf(type: string): string | undefined;
  /** Types that would have made a further category than there may be, as they are first written. */
  readonly beyond: ReadonlySet<string>;
}

/**
 * Makes own categories of product types: the last part of a path, at most 40 characters, that says anything. Types that
 * differ in case, accents, punctuation or the plural are one category, named as it was first.
 * @param existing the names of those that a catalogue has.
 */
export function ownCategories(existing: readonly string[]): OwnCategories {
  const names = new Map(existing.map((name) => [keyOf(name), name]));
  const beyond = new Set<string>();
  return {
    beyond,
    nameOf(type) {
      const name = lastPart(type);
      const key = keyOf(name);
      const existingName = names.get(key);
      if (existingName !== undefined || !isName(name, key)) return existingName;
      if (names.size >= MAX_OWN_CATEGORIES) {
        beyond.add(name);
        return undefined;
      }
      names.set(key, capitalised(name));
      return names.get(key);
    },
  };
}

const lastPart = (type: string): string =>
  type
    .split(PATH_MARKS)
    // A comma separates categories elsewhere.
    .map((part) =>
      part
        .replace(/\s*,[\s,]*(?=\S)/g, ' & ')
        .replace(/[\s\p{Cc},]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
    .at(-1) ?? '';

const isName = (name: string, key: string): boolean =>
  [...name].length <= MAX_NAME_LENGTH &&
  /\p{L}.*\p{L}/u.test(name) &&
  inHyphens(name) !== '' &&
  !NO_CATEGORIES.has(key);

const capitalised = (name: string): string =>
  /\p{Lu}/u.test(name) ? name : name.replace(/^\P{L}*\p{L}/u, (letter) => letter.toUpperCase());

function keyOf(name: string): string {
  return normalise(name)
    .split(' ')
    .map((word, place, words) => (place === words.length - 1 ? singular(word) : word))
    .join(' ');
}

/** A word without the ending of its plural, for comparing alone: "dresses" is "dress", "bodies" is "body". */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
