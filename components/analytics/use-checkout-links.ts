import { useEffect } from 'react';
import type { Cart } from '@/core/model/cart';
import { beginCheckout } from '@/core/rules/measured-events';
import { tell } from '@/services/analytics';
import { useAppStore } from '@/store/hooks';
import { linkOf } from './link-of';

const CHECKOUT_PATH = '/checkout';

/**
 * Tells that a checkout begins as a link to it is followed: in the checkout itself nothing of third parties
 * runs. A cart begins one checkout, however often the link is clicked.
 */
export function useCheckoutLinks(): void {
  const store = useAppStore();
  useEffect(() => {
    let begun: Cart | undefined;
    const follow = (event: MouseEvent) => {
      const { cart } = store.getState();
      if (linkOf(event)?.pathname !== CHECKOUT_PATH) return;
      if (cart.items.length === 0 || cart === begun) return;
      begun = cart;
      tell(beginCheckout(cart));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [store]);
}
