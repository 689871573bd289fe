import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import type { CategoryTile } from '@/core/model/category-tile';
import { fetchCall } from './fetch-call';

/** The category tiles of a shop: its home and listing show them, its header's menu lists them. */
export async function loadCategories(domain: string): Promise<CategoryTile[]> {
  const { category } = await fetchCall(storefrontCalls.categories, storefrontSchemas.categories, {
    domain,
  });
  return category;
}
