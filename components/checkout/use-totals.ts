import { useMemo, useState } from 'react';
import { useCartTotals } from '@/components/cart';
import type { Cart } from '@/core/model/cart';
import type { TotalLine } from '@/core/model/total-line';
import { checkoutTotals } from '@/core/rules/money/checkout-totals';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';

interface Agreed {
  cart: Cart;
  isProtected: boolean;
  totals: TotalLine[];
}

/**
 * Returns the totals: computed by the server's own rules, unless the server has answered other totals for this
 * very cart; those are shown then, and agreed to by paying.
 */
export function useTotals(isProtected: boolean) {
  const cart = useAppSelector((state) => state.cart);
  const cartTotals = useCartTotals();
  const { orderProtection } = useAppSelector(selectSettings);
  const [agreed, setAgreed] = useState<Agreed>();
  const own = useMemo(
    () => checkoutTotals(cartTotals, orderProtection, isProtected),
    [cartTotals, orderProtection, isProtected],
  );
  const isAgreed = agreed?.cart === cart && agreed.isProtected === isProtected;
  return {
    cart,
    totals: isAgreed ? agreed.totals : own,
    /** Takes over what the server says that this cart comes to. */
    agree: (priced: TotalLine[], of: Cart) => setAgreed({ cart: of, isProtected, totals: priced }),
  };
}
