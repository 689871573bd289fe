import { useEffect, useMemo } from 'react';
import type { TotalLine } from '@/core/model/total-line';
import { cartTotals } from '@/core/rules/cart/cart-totals';
import { listText } from '@/core/values/list-text';
import { useSettings } from '@/hooks/use-shop';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { cartSeen } from '@/store/slices/cart-status';
import * as messages from '../messages';

/** Marks what there was to tell about the cart as seen once it is left. */
export function useSeen(): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(cartSeen());
    },
    [dispatch],
  );
}

/** Names the products that left the cart because they are no longer sold. */
export function goneText(names: readonly string[]): string {
  const [name = ''] = names;
  return names.length === 1
    ? messages.noLongerSold(name)
    : messages.severalNoLongerSold(listText(names));
}

export function useCartTotals(): TotalLine[] {
  const cart = useAppSelector((state) => state.cart);
  const shippingCost = useAppSelector((state) => state.shop.shippingCost);
  const { freeShippingFrom } = useSettings();
  return useMemo(
    () => cartTotals(cart, { shippingCost, freeShippingFrom }),
    [cart, shippingCost, freeShippingFrom],
  );
}
