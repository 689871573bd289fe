import type { CartLine, WishlistItem } from '@/core/model/cart';
import type { Product } from '@/core/model/product';

/**
 * A product as the wishlist shows it: in the color that was on its card, or as the row that was saved, with the
 * picture of that and whether it is sold out.
 */
export function wishedProduct(
  { product: { choice } }: WishlistItem,
  today: Product,
  line: CartLine | undefined,
): Product {
  const chosen = { ...today, ...(choice && { choice }) };
  const [picture] = line?.product.image ?? [];
  if (!line || picture === undefined) return chosen;
  const color = today.colors?.find((one) => one.picture === picture)?.choice;
  const isSoldOut = today.isSoldOut || (line.stock?.left === 0 && !line.stock.isGone);
  return {
    ...today,
    ...(color ? { choice: color } : { image: [picture] }),
    ...(isSoldOut && { isSoldOut }),
  };
}
