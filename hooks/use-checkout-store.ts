import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type CheckoutState, checkoutReducer, selectCheckout } from '@/store/checkout/checkout';
import { useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/make-store';

/** The store, into which the machine of the checkout is injected; one that has it stays as it is. */
export function useCheckoutStore(): AppStore {
  const store = useAppStore();
  useState(() => store.slices().inject({ reducerPath: 'checkout', reducer: checkoutReducer }));
  return store;
}

export const useCheckoutState = (): CheckoutState => useSelector(selectCheckout);
