import type { Product, ProductMedia } from '@/core/model/product';
import type { MediaRecord } from '../product-media';

/** What there is to say of a picture: how it is called, what must stay in sight of it, its color and size. */
export function toProductMedia(record: MediaRecord): ProductMedia {
  const { alt, width, height } = record;
  return {
    ...(alt !== '' && { alt }),
    ...toCardMedia(record),
    ...(width !== null && height !== null && { width, height }),
  };
}

/** The same, but for what only a product's page says. */
export function toCardMedia({ focusX: x, focusY: y, placeholder }: MediaRecord): ProductMedia {
  const isCentred = x === 0.5 && y === 0.5;
  return { ...(!isCentred && { focus: { x, y } }), ...(placeholder !== '' && { placeholder }) };
}

/** What is said of the pictures of a product, in their order; nothing where there is nothing to say. */
export function mediaOf(media: ProductMedia[]): Pick<Product, 'media'> {
  return media.some((one) => Object.keys(one).length > 0) ? { media } : {};
}
