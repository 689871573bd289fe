import { useMemo } from 'react';
import type { TotalLine } from '@/core/model/total-line';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';

/** Returns the total lines of the cart on the shop's terms. */
export function useCartTotals(): TotalLine[] {
  const cart = useAppSelector((state) => state.cart);
  const shippingCost = useAppSelector((state) => state.shop.shippingCost);
  const { freeShippingFrom } = useAppSelector(selectSettings);
  return useMemo(
    () => cartTotals(cart, { shippingCost, freeShippingFrom }),
    [cart, shippingCost, freeShippingFrom],
  );
}
