import type { Product } from '../../model/product';

/** A product without what no cart shows. */
export function cartProduct(product: Product): Product {
  const {
    variants: _choicesOffered,
    rows: _combinationsOffered,
    media: _ofPictures,
    colors: _swatches,
    shown: _color,
    ...rest
  } = product;
  return {
    ...rest,
    description: '',
    brand: '',
    tag: '',
    template: '',
    createdAt: '',
    updatedAt: '',
  };
}
