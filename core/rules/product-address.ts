import type { Product } from '../model/product';

/** The address of a product's page: by slug where it has one, else by id (spec 2); with the choice that it is shown in. */
export function productHref({ id, slug, shown }: Pick<Product, 'id' | 'slug' | 'shown'>): string {
  const path = `/product/${encodeURIComponent(slug || id)}`;
  return shown?.choice ? `${path}?${shown.choice}` : path;
}
