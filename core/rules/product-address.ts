import type { Product } from '../model/product';

/** The address of a product's page: by slug where it has one, else by id (spec 2). */
export function productHref({ id, slug }: Pick<Product, 'id' | 'slug'>): string {
  return `/product/${encodeURIComponent(slug || id)}`;
}
