import type { z } from 'zod';
import type { cartLineSchema, cartSchema, wishlistItemSchema } from './cart.schema';

export type CartLine = z.infer<typeof cartLineSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type WishlistItem = z.infer<typeof wishlistItemSchema>;
