import { namedChoices, type OfferedChoices } from '@/core/rules/variants/choice-address';

/** The part of a query that the server reads: nothing else tells one page of a path from another. */
export interface Reading {
  /** Keys in a fixed order, of which the first value counts. */
  keys: readonly string[];
  /** Query choices of the address. */
  choices: OfferedChoices;
  /** True if every key counts. */
  isWhole: boolean;
}

type Pair = [key: string, value: string];

/** Returns what a page is told by a query, each key once and in a fixed order: equal for addresses of one page. */
export function readPairs({ keys, choices, isWhole }: Reading, query: string): Pair[] {
  const all = new URLSearchParams(query);
  if (isWhole) return [...all];
  const read = keys.filter((key) => all.has(key));
  const named = Object.entries(namedChoices(choices, all));
  return [...read.map((key): Pair => [key, all.get(key) ?? '']), ...named];
}

/** Returns whether an address says something of a product's options. */
export const namesChoices = ({ choices }: Reading, query: string): boolean =>
  Object.keys(namedChoices(choices, new URLSearchParams(query))).length > 0;

/** Reads a query, and notes what is read: by that alone a kept page is told from others of its path. */
export function watchQuery(text: string) {
  const query = new URLSearchParams(text);
  const keys = new Set<string>();
  let isWhole = false;
  return {
    /** The first value of a key. */
    first: (key: string): string | undefined => {
      keys.add(key);
      return query.get(key) ?? undefined;
    },
    entries: (): Pair[] => {
      isWhole = true;
      return [...query];
    },
    /** @param choices what of all entries counts, where that is known. */
    reading: (choices: OfferedChoices | undefined): Reading => ({
      keys: [...keys].sort(),
      choices: choices ?? {},
      isWhole: isWhole && choices === undefined,
    }),
  };
}
