import type { Product } from '../../model/product';
import type { FieldIn } from '../../model/product-fields';

/** The texts that every product has and no cart shows. */
const EMPTY = { description: '', brand: '', tag: '', template: '', createdAt: '', updatedAt: '' };

const IN_CARTS: Readonly<Record<FieldIn<'cart'>, 1>> = {
  id: 1,
  slug: 1,
  name: 1,
  price: 1,
  compareAtPrice: 1,
  image: 1,
  category: 1,
  isSoldOut: 1,
  isFewLeft: 1,
  rating: 1,
  reviewCount: 1,
};

/** A product without what no cart shows. */
export function cartProduct(product: Product): Product {
  const shown = Object.entries(product).filter(([name]) => name in IN_CARTS);
  return { ...Object.fromEntries(shown), ...EMPTY } as Product;
}
