import type { CategoryTile } from '@/core/model/category-tile';

/** The category that words name, in whole or in part: "hood" is Hoodies; undefined where none is. */
export function matchingCategory(
  categories: readonly CategoryTile[],
  words: string,
): CategoryTile | undefined {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return undefined;
  return categories.find(({ name, category }) =>
    [name, category].some((text) => text.toLowerCase().includes(wanted)),
  );
}
