import type { Product } from '@/core/model/product';

/** Products as the cards of a page need them: what no card shows would travel with every page. */
export function toCardData(products: readonly Product[]): Product[] {
  return products.map((product) => ({
    ...product,
    ...{ tag: '', template: '', createdAt: '', updatedAt: '' },
  }));
}
