import { useMemo } from 'react';
import type { TotalLine } from '@/core/model/total-line';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { useSettings } from '@/hooks/use-shop';
import { useAppSelector } from '@/store/hooks';

export function useCartTotals(): TotalLine[] {
  const cart = useAppSelector((state) => state.cart);
  const shippingCost = useAppSelector((state) => state.shop.shippingCost);
  const { freeShippingFrom } = useSettings();
  return useMemo(
    () => cartTotals(cart, { shippingCost, freeShippingFrom }),
    [cart, shippingCost, freeShippingFrom],
  );
}
