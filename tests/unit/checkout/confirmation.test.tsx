import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConfirmation } from '@/components/checkout/after/use-confirmation';
import { PersonalProvider } from '@/hooks/personal';
import * as payment from '@/services/payment';
import { selectCheckout } from '@/store/checkout/checkout';
import { checkoutKey } from '@/store/checkout/draft';
import { hearOfPayments } from '@/store/checkout/paid-elsewhere';
import type { AppStore } from '@/store/make-store';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { itemsCleared, lineAdded } from '@/store/slices/cart';
import { eventually } from '../../support/eventually';
import { idsOf, line, mapStorage, rehydrated } from '../persistence/fixtures';

const ORDER = 'MF-1';
const ends: (() => void)[] = [];

/** A tab of the shop; each has storage of its own, as if the others wrote over what it had stored. */
async function openTab(): Promise<AppStore> {
  const store = await rehydrated(mapStorage().storage);
  ends.push(keepInStep(store, store.getState()));
  return store;
}

/** The page that thanks, at the address where the provider leads back to. */
async function thank(store: AppStore) {
  window.history.replaceState(null, '', `/thanks?session_id=sess&order_id=${ORDER}&utm=a`);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <PersonalProvider isRehydrated>{children}</PersonalProvider>
    </Provider>
  );
  renderHook(() => useConfirmation('sess', ORDER), { wrapper });
  await eventually(() => expect(selectCheckout(store.getState()).phase).toBe('paid'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const paid = { paid: true, order_id: ORDER, message: '' } as payment.Confirmation;
  vi.spyOn(payment, 'confirmCheckoutSession').mockResolvedValue(paid);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

it('a paid order empties the cart of every tab and is told to its checkout [S4.735]', async () => {
  const [one, other] = [await openTab(), await openTab()];
  act(() => void one.dispatch(lineAdded(line('bought'))));
  await eventually(() => expect(idsOf(other.getState().cart)).toEqual(['bought']));
  const heard = vi.fn();
  ends.push(hearOfPayments(checkoutKey(), heard));
  await thank(one);
  await eventually(() => expect(idsOf(other.getState().cart)).toEqual([]));
  expect(idsOf(one.getState().cart)).toEqual([]);
  await eventually(() => expect(heard).toHaveBeenCalledTimes(1));
});

it('a page of thanks that is opened again ends no later checkout [S4.735]', async () => {
  const shop = await openTab();
  await thank(await openTab());
  act(() => void shop.dispatch(lineAdded(line('new'))));
  const key = checkoutKey();
  const heard = vi.fn();
  ends.push(hearOfPayments(key, heard));

  const again = await openTab();
  await eventually(() => expect(idsOf(again.getState().cart)).toEqual([]));
  act(() => void again.dispatch(lineAdded(line('new'))));
  await thank(again);
  expect(idsOf(again.getState().cart)).toEqual(['new']);
  expect(checkoutKey()).toBe(key);
  // Whatever was said of a payment is heard before this.
  act(() => void again.dispatch(itemsCleared()));
  await eventually(() => expect(idsOf(shop.getState().cart)).toEqual([]));
  expect(heard).not.toHaveBeenCalled();
});

it('what opens the order leaves the address, which later pages would learn of [S7.741]', async () => {
  await thank(await openTab());
  expect(window.location.search).toBe('?utm=a');
});

it('it stays in an address that alone knows it [S7.741]', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await thank(await openTab());
  expect(window.location.search).toContain(ORDER);
});
