import type { CartClaim, CartLine } from '../../model/cart';
import type { Product } from '../../model/product';
import type { ChosenVariants, VariantRow } from '../../model/variant';
import { cartProduct } from './cart-product';

/**
 * A line for the cart. What no cart shows is left behind (spec 7, "Add to cart"): description, brand,
 * tag, template and dates. No choices are absent choices. The picture of the row that is bought comes first.
 */
export function cartLine(
  product: Product,
  quantity: number,
  variants: ChosenVariants,
  row?: Pick<VariantRow, 'id' | 'picture'>,
): CartLine {
  return {
    product: cartProduct(withPictureFirst(product, row?.picture)),
    quantity,
    ...(Object.keys(variants).length > 0 && { variants }),
    ...(row && { variantId: row.id }),
  };
}

/** A product with one of its pictures before the others: what stands for it shows what was chosen. */
export function withPictureFirst(product: Product, place = 0): Product {
  const { image } = product;
  const chosen = image[place];
  if (place === 0 || chosen === undefined) return product;
  return { ...product, image: [chosen, ...image.filter((_, at) => at !== place)] };
}

/** A line with nothing of its product but which one it is: the server knows the rest better. */
export const claimOf = ({ product, quantity, variants, variantId }: CartLine): CartClaim => ({
  product: { id: product.id },
  quantity,
  ...(variants && { variants }),
  ...(variantId !== undefined && { variantId }),
});
