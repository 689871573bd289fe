import type { CardDisplay } from '@/blocks/kit/card-fields';
import { PLACEHOLDER_PRICE, type Product } from '@/core/model/product';
import type { GridShape } from './grid-shape';
import * as messages from './messages';
import { ProductCards } from './product-cards';

const SAMPLE: Omit<Product, 'id'> = {
  name: messages.sampleName,
  price: PLACEHOLDER_PRICE,
  image: [],
  brand: messages.sampleBrand,
  category: '',
  description: messages.sampleDescription,
  tag: '',
  template: '',
  createdAt: '',
  updatedAt: '',
};

/** Sample products while a page is designed (spec 9). */
export function SampleCards({ shape, display }: { shape: GridShape; display: CardDisplay }) {
  const products = Array.from({ length: shape.cellCount }, (_, place) => ({
    ...SAMPLE,
    id: `sample-${place}`,
  }));
  return <ProductCards products={products} shape={shape} display={display} />;
}
