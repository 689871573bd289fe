import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PersistGate } from '@/components/shell/persist-gate';
import { lineAdded } from '@/store/slices/cart';
import { idsOf, line, mapStorage, ROOT, savedRoot, seededStore } from '../persistence/fixtures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const STORED = savedRoot({ cart: { items: [line('kept', 2)], appliedCoupon: null } });

/** A page over a storage that answers when it is told to. */
function goToPage() {
  const { preserved, storage } = mapStorage({ [ROOT]: STORED });
  let answer = () => {};
  const awaited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const store = seededStore({
    ...storage,
    getItem: async (key: string) => {
      await awaited;
      return storage.getItem(key);
    },
  });
  render(
    <Provider store={store}>
      <PersistGate>{(isRehydrated) => <p>{isRehydrated ? 'back' : 'awaited'}</p>}</PersistGate>
    </Provider>,
  );
  return { answer, preserved, store };
}

it('rehydration over 5 s is reported, the shop runs in memory, nothing stored is lost [S4.61] [S8.10] [S9.4]', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answer, preserved, store } = goToPage();
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.getByText('awaited')).toBeTruthy();
  expect(report).not.toHaveBeenCalled();

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('back')).toBeTruthy();
  expect(String(report.mock.calls[0]?.[0])).toContain('persist key "root"');

  act(() => void store.dispatch(lineAdded(line('new'))));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(preserved.get(ROOT)).toBe(STORED);

  answer();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(idsOf(store.getState().cart)).toEqual(['kept', 'new']);
  expect(preserved.get(ROOT)).toContain('Product new');
  expect(preserved.get(ROOT)).toContain('Product kept');
});

it('rehydration in time is not reported', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answer } = goToPage();
  answer();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('back')).toBeTruthy();
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['left', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('cart: a line added just before the page is %s is stored [S3.934]', async (_, happen) => {
  const { answer, preserved, store } = goToPage();
  answer();
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => void store.dispatch(lineAdded(line('last'))));
  expect(preserved.get(ROOT)).not.toContain('Product last');

  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  happen();
  unsubscribe();
  expect(listener).not.toHaveBeenCalled();
  expect(preserved.get(ROOT)).toContain('Product last');
});
