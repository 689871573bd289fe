import type { Product, ProductMedia } from '@/core/model/product';
import type { MediaRecord } from '../product-media';

/** Facts about a picture: alt text, focus, color and size. */
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

/** Returns the facts about a product's pictures, in their order; without those about which there are none. */
export function mediaOf(media: ProductMedia[]): Pick<Product, 'media'> {
  return media.some((one) => Object.keys(one).length > 0) ? { media } : {};
}
