import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type CheckoutState, joinCheckout, selectCheckout } from '@/store/checkout/checkout';
import { useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/make-store';

/** The store, which the machine of the checkout has joined. */
export function useCheckoutStore(): AppStore {
  const store = useAppStore();
  useState(() => joinCheckout(store));
  return store;
}

export function useCheckoutState(): CheckoutState {
  return useSelector(selectCheckout);
}
