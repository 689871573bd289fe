import type { Product, ProductColor } from '../../model/product';
import { inHyphens } from '../../values/in-hyphens';

/** The address of a product's page: by slug where it has one, else by id (spec 2). */
export const productPath = ({ id, slug }: Pick<Product, 'id' | 'slug'>): string =>
  `/product/${encodeURIComponent(slug || id)}`;

/** The same, with the choice that it is shown in. */
export function productHref(product: Pick<Product, 'id' | 'slug' | 'shown'>): string {
  const path = productPath(product);
  const choice = product.shown && choiceOf(product.shown);
  return choice ? `${path}?${choice}` : path;
}

/** The query that leads to a product in a color: as its options have it, else as most products do; '' for none. */
export const choiceOf = ({ name, choice }: ProductColor): string =>
  choice ?? (name && `color=${encodeURIComponent(inHyphens(name))}`);
