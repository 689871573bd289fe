import type { Rejection } from './formats/problems';
import type { ReadProduct } from './read-product';

/** Rejections of one reason, whatever it names: how many there are, and the first of them. */
export interface FoldedReason {
  lines: number;
  first: Rejection[];
}

/** Name of a thing that is not kept, with the number of its products. */
export interface Loss {
  name: string;
  products: number;
}

/** Facts of a report beside its counts. */
export interface Notes {
  /** Products left out; why stands in `rejections`. */
  rejected: number;
  /** The first rejections by their lines, 1,000 at most. */
  rejections: Rejection[];
  reasons: FoldedReason[];
  lostColumns: Loss[];
  /** Elements of descriptions, by their names. */
  lostElements: Loss[];
  /** Products that stand under All Products alone, and their first few types. */
  withoutCategory: { products: number; types: string[] };
}

/** Memory does not grow with what is wrong. */
const MAX_REJECTIONS = 1000;
const MAX_FIRST = 3;
const MAX_TYPES = 5;

/** A reason without what it names, which may have quotes of its own, such as those of inches, and without numbers. */
const keyOf = (reason: string): string => reason.replace(/".*"/s, '""').replace(/\d+/g, '0');

/** Collects what is to be said of an import, in bounded memory. */
export function takeNotes() {
  let rejected = 0;
  let uncategorised = 0;
  const rejections: Rejection[] = [];
  const reasons = new Map<string, FoldedReason>();
  const columns = new Map<string, number>();
  const elements = new Map<string, number>();
  const types = new Set<string>();
  const count = (counts: Map<string, number>, names: readonly string[]) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  };

  function addRejection(rejection: Rejection): void {
    if (rejections.length < MAX_REJECTIONS) rejections.push(rejection);
    const key = keyOf(rejection.reason);
    const reason = reasons.get(key) ?? { lines: 0, first: [] };
    reason.lines += 1;
    if (reason.first.length < MAX_FIRST) reason.first.push(rejection);
    reasons.set(key, reason);
  }

  return {
    /** Leaves out one product for these reasons. */
    reject(list: readonly Rejection[]): void {
      if (list.length > 0) rejected += 1;
      for (const rejection of list) addRejection(rejection);
    },
    add({ product, lost }: ReadProduct): void {
      count(columns, lost.columns);
      count(elements, lost.elements);
      if (product?.category !== '') return;
      uncategorised += 1;
      if (product.productType && types.size < MAX_TYPES) types.add(product.productType);
    },
    all: (): Notes => ({
      rejected,
      rejections: rejections.toSorted((one, other) => one.line - other.line),
      reasons: [...reasons.values()].sort((one, other) => firstLine(one) - firstLine(other)),
      lostColumns: losses(columns),
      lostElements: losses(elements),
      withoutCategory: { products: uncategorised, types: [...types] },
    }),
  };
}

const firstLine = ({ first }: FoldedReason): number => first[0]?.line ?? 0;

const losses = (counts: ReadonlyMap<string, number>): Loss[] =>
  [...counts].map(([name, products]) => ({ name, products }));
