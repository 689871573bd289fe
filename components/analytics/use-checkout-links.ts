import { useEffect } from 'react';
import { AUXILIARY_BUTTON, linkOf } from '@/components/ui/link-of';
import type { Consent } from '@/core/rules/consent';
import { endCheckout, tellCheckout } from '@/services/analytics';
import { useAppStore } from '@/store/hooks';

const CHECKOUT_PATH = '/checkout';

/**
 * Tells that a checkout begins as a link to it is followed: in the checkout itself nothing of third parties
 * runs. A cart begins one checkout, however often the link is clicked.
 */
export function useCheckoutLinks(consent: Consent): void {
  const store = useAppStore();
  useEffect(() => {
    let { length } = store.getState().cart.items;
    // Paid in another tab, as a rule.
    return store.subscribe(() => {
      const before = length;
      ({ length } = store.getState().cart.items);
      if (before > 0 && length === 0) endCheckout();
    });
  }, [store]);
  useEffect(() => {
    if (consent !== 'accepted') return;
    const follow = (event: MouseEvent) => {
      const { cart } = store.getState();
      if (linkOf(event)?.pathname !== CHECKOUT_PATH || cart.items.length === 0) return;
      tellCheckout(cart);
    };
    const followBeside = (event: MouseEvent) => {
      if (event.button === AUXILIARY_BUTTON) follow(event);
    };
    document.addEventListener('click', follow);
    document.addEventListener('auxclick', followBeside);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('auxclick', followBeside);
    };
  }, [store, consent]);
}
