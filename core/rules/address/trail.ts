import { ALL_PRODUCTS } from '../../model/category';
import type { Product } from '../../model/product';
import * as messages from './messages';
import { productHref } from './product-address';
import { categoryHref } from './shop-address';

export interface TrailStep {
  name: string;
  href: string;
}

const HOME: TrailStep = { name: 'Home', href: '/' };
const TO_SHOP: readonly TrailStep[] = [HOME, { name: messages.shop, href: '/shop' }];

/** The way to a listing: Home, Shop, its category unless that is all products. */
export function listingTrail(category: string): TrailStep[] {
  const isWhole = category === ALL_PRODUCTS;
  return [...TO_SHOP, ...(isWhole ? [] : [{ name: category, href: categoryHref(category) }])];
}

/** The way to a product: Home, Shop, its category, itself. */
export function productTrail(product: Pick<Product, 'id' | 'slug' | 'name' | 'category'>) {
  const { category, name } = product;
  return [...listingTrail(category || ALL_PRODUCTS), { name, href: productHref(product) }];
}

/** The way to a page that stands by itself. */
export const pageTrail = (name: string, href: string): TrailStep[] => [HOME, { name, href }];

/** A trail for search engines. */
export const breadcrumbData = (trail: readonly TrailStep[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href,
  })),
});
