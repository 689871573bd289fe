import type { CartLine, WishlistItem } from '@/core/model/cart';
import type { Product, ProductColor } from '@/core/model/product';

/**
 * A product as the wishlist shows it: in the color that was on its card, or as the row that was saved, with the
 * picture of that and whether it is sold out.
 */
export function wishedProduct(
  { product: { shown } }: WishlistItem,
  today: Product,
  line: CartLine | undefined,
): Product {
  if (!line || line.stock?.isGone) return { ...today, ...(shown && { shown }) };
  const isSoldOut = today.isSoldOut || line.stock?.left === 0;
  return { ...today, shown: shownAs(line, today), ...(isSoldOut && { isSoldOut }) };
}

function shownAs(
  { product, variants = {}, choice = '' }: CartLine,
  { image: [first] }: Product,
): ProductColor {
  const [picture] = product.image;
  const name = Object.values(variants)
    .map(({ label }) => label)
    .join(', ');
  const isOther = picture !== undefined && picture !== first;
  return { name, hex: '', choice, ...(isOther && { picture }) };
}
