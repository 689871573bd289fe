import type { Product } from '../model/product';

/** What a search shows of a product (spec 3, "Product"). */
export type SearchResult = Pick<
  Product,
  'id' | 'slug' | 'name' | 'price' | 'category' | 'image' | 'compareAtPrice'
>;

/** The results of an answer, whichever backend gave it; what is no product is left out. */
export function searchResults(products: unknown): SearchResult[] {
  return Array.isArray(products) ? products.flatMap(toResult) : [];
}

function toResult(product: unknown): SearchResult[] {
  if (typeof product !== 'object' || product === null) return [];
  const { id, slug, name, price, category, image, images, compareAtPrice }: Loose = product;
  if (typeof id !== 'string' || typeof name !== 'string' || !isPrice(price)) return [];
  return [
    {
      id,
      name,
      price,
      category: typeof category === 'string' ? category : '',
      image: texts(image ?? images),
      ...(typeof slug === 'string' && { slug }),
      ...(isPrice(compareAtPrice) && { compareAtPrice }),
    },
  ];
}

type Loose = { [Field in keyof SearchResult | 'images']?: unknown };

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Pictures may come as `image` or `images`, one or several. */
function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((one) => typeof one === 'string');
}
