import { ALL_PRODUCTS } from '../../model/category';

/** Every key of a listing's address; they mean nothing elsewhere. */
export const LISTING_KEYS = [
  ...(['q', 'category', 'color', 'size', 'price', 'inStock', 'sort', 'page'] as const),
] as const;

/** Separator of the values of one filter. */
export const VALUE_MARK = ',';

/** The address of the shop with a query. */
export function shopHref(query: Record<string, string> | [key: string, value: string][]): string {
  const text = new URLSearchParams(query).toString().replaceAll('%2C', VALUE_MARK);
  return text ? `/shop?${text}` : '/shop';
}

/** The address of a category's listing; every page has some, so that it knows of no other filter. */
export const categoryHref = (category: string): string =>
  shopHref(category === ALL_PRODUCTS ? {} : { category });

/** The address of what a search finds. */
export const searchHref = (q: string): string => shopHref({ q });
