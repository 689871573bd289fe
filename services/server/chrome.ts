import type { CategoryTile } from '@/core/model/category-tile';
import { ApiError } from '../api-error';
import { fetchStorefront, lastOfStorefront } from './fetch-storefront';

interface Tiles {
  categories?: CategoryTile[];
}

/**
 * The category tiles of a shop: its home and listing show them, its header's menu lists them. What goes wrong is
 * logged only (spec 8): the last that were had stand for them then, and `whenLacking` is told.
 */
export async function loadCategories(domain: string, whenLacking: () => void = () => undefined) {
  try {
    const { category } = await fetchStorefront('categories', { domain });
    return { categories: category };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error(`The categories of ${domain} could not be loaded: ${error.message}`);
    whenLacking();
    return lastCategories(domain);
  }
}

/** The last category tiles that were had of a shop, however old. */
export function lastCategories(domain: string): Tiles {
  const lastCategories = lastOfStorefront('categories', { domain });
  return lastCategories ? { categories: lastCategories.category } : {};
}
