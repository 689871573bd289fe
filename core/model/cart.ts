import type { z } from 'zod';
import type {
  appliedCouponSchema,
  cartLineSchema,
  cartSchema,
  wishlistItemSchema,
} from './cart.schema';

export type CartLine = z.infer<typeof cartLineSchema>;
export type AppliedCoupon = z.infer<typeof appliedCouponSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type WishlistItem = z.infer<typeof wishlistItemSchema>;
