import { createRandom } from '@/demo/drawings/kit/random';

/** Seeded choices: the same seed always makes the same ones. */
export interface Choices {
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  /** True in this share of all cases, 0 to 1. */
  happens(share: number): boolean;
  oneOf<Item>(list: readonly [Item, ...Item[]]): Item;
  /** One of any list; undefined of an empty one. */
  someOf<Item>(list: readonly Item[]): Item | undefined;
}

export function createChoices(seed: number): Choices {
  const random = createRandom(seed);
  const below = (end: number) => Math.floor(random.next() * end);
  return {
    below,
    happens: (share) => random.next() < share,
    oneOf: (list) => list[below(list.length)] ?? list[0],
    someOf: (list) => list[below(list.length)],
  };
}
