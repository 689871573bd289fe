import { PLACEHOLDER_PRICE, type Product } from '@/core/model/product';

const SAMPLE: Omit<Product, 'id'> = {
  name: 'Product name',
  price: PLACEHOLDER_PRICE,
  image: [],
  brand: 'Brand',
  category: '',
  description: 'A few words about the product.',
  tag: '',
  template: '',
  createdAt: '',
  updatedAt: '',
};

/** What stands in for products while a page is designed (spec 9). */
export function sampleProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, place) => ({ ...SAMPLE, id: `sample-${place}` }));
}
