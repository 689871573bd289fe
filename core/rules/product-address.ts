import type { Product } from '../model/product';

/** The address of a product's page: by slug where it has one, else by id (spec 2); with the choice it is shown in. */
export function productHref({ id, slug, choice }: Pick<Product, 'id' | 'slug' | 'choice'>): string {
  const path = `/product/${encodeURIComponent(slug || id)}`;
  return choice ? `${path}?${choice}` : path;
}
