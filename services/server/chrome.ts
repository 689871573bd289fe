import type { CategoryTile } from '@/core/model/category-tile';
import { ApiError, saysMissing } from '../api-error';
import { fetchStorefront, lastOfStorefront } from './fetch-storefront';

/** Category tiles of a shop. On failure, logged only (spec 8), the last known stand in and `whenLacking` is called. */
export async function loadCategories(domain: string, whenLacking: () => void = () => undefined) {
  try {
    const { category } = await fetchStorefront('categories', { domain });
    return { categories: category };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A stranger's host has none, and no shop: that is no failure, however often it is asked for.
    if (saysMissing(error)) console.warn('A host has no categories:', error);
    else console.error('The categories of a shop could not be loaded:', error);
    whenLacking();
    return lastCategories(domain);
  }
}

/** The last category tiles that were had of a shop, however old. */
export function lastCategories(domain: string): { categories?: CategoryTile[] } {
  const lastCategories = lastOfStorefront('categories', { domain });
  return lastCategories ? { categories: lastCategories.category } : {};
}
