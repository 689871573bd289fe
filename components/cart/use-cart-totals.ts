import { useMemo } from 'react';
import { type CartTotals, cartTotals } from '@/core/rules/cart-totals';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';

/** What the cart comes to, in dollars, on the shop's terms. */
export function useCartTotals(): CartTotals {
  const cart = useAppSelector((state) => state.cart);
  const shippingCost = useAppSelector((state) => state.shop.shippingCost);
  const { freeShippingFrom } = useAppSelector(selectSettings);
  return useMemo(
    () => cartTotals(cart, { shippingCost, freeShippingFrom }),
    [cart, shippingCost, freeShippingFrom],
  );
}
