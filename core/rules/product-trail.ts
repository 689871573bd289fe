import type { Product } from '../model/product';
import { listingHref } from './listing-address';
import { productHref } from './product-address';

export interface TrailStep {
  name: string;
  href: string;
}

/** The way to a product: Home, Shop, its category, itself. */
export function productTrail(
  product: Pick<Product, 'id' | 'slug' | 'name' | 'category'>,
): TrailStep[] {
  const { category, name } = product;
  return [
    { name: 'Home', href: '/' },
    { name: 'Shop', href: '/shop' },
    ...(category ? [{ name: category, href: listingHref({ category }) }] : []),
    { name, href: productHref(product) },
  ];
}
