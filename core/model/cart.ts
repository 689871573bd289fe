import type * as z from 'zod/mini';
import type {
  cartClaimSchema,
  cartLineSchema,
  cartSchema,
  wishlistItemSchema,
} from './cart.schema';

export type CartLine = z.infer<typeof cartLineSchema>;
export type CartClaim = z.infer<typeof cartClaimSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type WishlistItem = z.infer<typeof wishlistItemSchema>;

/** The most lines a cart holds. */
export const MAX_CART_LINES = 100;
