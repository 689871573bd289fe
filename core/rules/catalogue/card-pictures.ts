import type { Product, ProductMedia } from '../../model/product';

interface CardPictures {
  first: string;
  /** Facts about the first. */
  media: ProductMedia | undefined;
  /** Picture of another side. */
  second: string | undefined;
}

/** The pictures of a card: both sides of the product, or that of the color it is shown in, which has no other side. */
export function cardPictures({ image, media, name, shown }: Product): CardPictures {
  const [first = '', second] = image;
  if (!shown?.picture) return { first, second, media: media?.[0] };
  const alt = `${name} in ${shown.name}`;
  return { first: shown.picture, second: undefined, media: { alt, ...shown.media } };
}
