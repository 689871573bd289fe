import type { Product, ProductColor, ProductMedia } from '../model/product';

interface CardPictures {
  first: string;
  /** What is known of the first. */
  media: ProductMedia | undefined;
  /** Another side of it, of the same color. */
  second: string | undefined;
}

/** The pictures of a card: those of the product, or that of the color it is shown in. */
export function cardPictures(product: Product): CardPictures {
  const [first = '', second] = product.image;
  const color = shownColor(product);
  if (!color?.picture || color.picture === first) {
    return { first, second, media: product.media?.[0] };
  }
  const alt = `${product.name} in ${color.name}`;
  return { first: color.picture, second: undefined, media: { alt, ...color.media } };
}

function shownColor({ choice, colors }: Product): ProductColor | undefined {
  return choice ? colors?.find((color) => color.choice === choice) : undefined;
}
