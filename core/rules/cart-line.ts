import type { CartLine } from '../model/cart';
import type { Product } from '../model/product';
import type { ChosenVariants } from '../model/variant';

/** The most of one line that a quantity field takes. */
export const MAX_QUANTITY = 999;

/**
 * A line for the cart. What no cart shows is left behind (spec 7, "Add to cart"): description, brand,
 * tag, template and dates. No choices are absent choices.
 */
export function cartLine(product: Product, quantity: number, variants: ChosenVariants): CartLine {
  const line = { product: cartProduct(product), quantity };
  return Object.keys(variants).length > 0 ? { ...line, variants } : line;
}

function cartProduct(product: Product): Product {
  const { variants: _choicesOffered, ...rest } = product;
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

/** A quantity as a line may have it: whole, from 1 to the most allowed; anything else is 1. */
export function readQuantity(text: string): number {
  const quantity = Number.parseInt(text, 10);
  return Number.isNaN(quantity) ? 1 : Math.min(MAX_QUANTITY, Math.max(1, quantity));
}
