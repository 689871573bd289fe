import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartLine } from '@/core/model/cart';
import type { AppStore } from '@/store/make-store';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { lineAdded, linesMerged } from '@/store/slices/cart';
import { storageRefused } from '@/store/slices/notices';
import { wishlistToggled } from '@/store/slices/wishlist';
import { eventually } from '../../support/eventually';
import { idsOf, line, mapStorage, product, ROOT, savedRoot, seededStore } from './fixtures';

const ends: (() => void)[] = [];

/** A tab of the shop, with what is added after all is back and before it comes to be kept in step. */
function openTab(before: CartLine[] = [], early: CartLine[] = []): AppStore {
  const store = seededStore(mapStorage().storage);
  if (before.length > 0) store.dispatch(linesMerged(before));
  const since = store.getState();
  for (const added of early) store.dispatch(lineAdded(added));
  ends.push(keepInStep(store, since));
  return store;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('two tabs show the same cart and wishlist [S3.35]', async () => {
  const [one, other] = [openTab(), openTab()];
  one.dispatch(lineAdded(line('a', 2)));
  one.dispatch(wishlistToggled({ product: product('w') }));
  await eventually(() => expect(idsOf(other.getState().wishlist)).toEqual(['w']));
  expect(other.getState().cart).toEqual(one.getState().cart);

  other.dispatch(wishlistToggled({ product: product('w') }));
  await eventually(() => expect(idsOf(one.getState().wishlist)).toEqual([]));
});

it('what was added before a tab was kept in step is in every tab [S3.35]', async () => {
  localStorage.setItem(ROOT, savedRoot({ cart: { items: [line('a')] } }));
  const one = openTab([line('a')]);
  const late = openTab([line('a')], [line('b')]);
  await eventually(() => expect(idsOf(one.getState().cart)).toEqual(['a', 'b']));
  one.dispatch(lineAdded(line('c')));
  await eventually(() => expect(idsOf(late.getState().cart)).toEqual(['a', 'b', 'c']));
});

it('what a tab was told it does not tell again', async () => {
  const [one, other] = [openTab(), openTab()];
  const received: unknown[] = [];
  const listener = new BroadcastChannel('hemline:personal');
  listener.onmessage = ({ data }) => received.push(data);
  one.dispatch(lineAdded(line('a')));
  await eventually(() => expect(idsOf(other.getState().cart)).toEqual(['a']));
  other.dispatch(lineAdded(line('b')));
  await eventually(() => expect(received).toHaveLength(2));
  await eventually(() => expect(idsOf(one.getState().cart)).toEqual(['a', 'b']));
  expect(received).toHaveLength(2);
  listener.close();
});

it('what other programs say on the channel does no harm', async () => {
  const tab = openTab();
  tab.dispatch(lineAdded(line('a')));
  const carts: string[][] = [];
  tab.subscribe(() => carts.push(idsOf(tab.getState().cart)));
  const stranger = new BroadcastChannel('hemline:personal');
  stranger.postMessage(null);
  stranger.postMessage('hello');
  stranger.postMessage({ cart: null, wishlist: 7 });
  stranger.postMessage({ cart: { items: [{}, 5, line('a'), line('b')] }, wishlist: {} });
  await eventually(() => expect(idsOf(tab.getState().cart)).toEqual(['a', 'b']));
  expect(carts).not.toContainEqual([]);
  stranger.close();
});

it('changes reach the mirrors', async () => {
  const tab = openTab();
  tab.dispatch(lineAdded(line('a')));
  await eventually(() => expect(localStorage.getItem('cart')).toContain('Product a'));
});

it('a change just before the page is left reaches the mirrors as well [S3.934]', () => {
  const tab = openTab();
  tab.dispatch(lineAdded(line('last')));
  expect(localStorage.getItem('cart')).not.toContain('Product last');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(localStorage.getItem('cart')).toContain('Product last');
});

describe('what is stored', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** It is looked at once a page that stores has had its time, which passes at once here. */
  const whenCalm = async (check: () => void) => {
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(check, { timeout: 15_000, interval: 5 });
  };

  it('a tab takes over what another stored before it listened', async () => {
    localStorage.setItem(ROOT, savedRoot({ cart: { items: [line('elsewhere')] } }));
    const tab = openTab();
    await whenCalm(() => expect(idsOf(tab.getState().cart)).toEqual(['elsewhere']));
  });

  it('what was stored is not believed where the browser refused to store more', async () => {
    const tab = openTab();
    tab.dispatch(lineAdded(line('a')));
    tab.dispatch(storageRefused());
    localStorage.setItem(ROOT, savedRoot({ cart: { items: [line('old')] } }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const witness = openTab();
    await whenCalm(() => expect(idsOf(witness.getState().cart)).toEqual(['old']));
    expect(idsOf(tab.getState().cart)).toEqual(['a']);
  });

  it('a page that comes back out of the history takes over what was stored meanwhile', async () => {
    const tab = openTab();
    localStorage.setItem(ROOT, savedRoot({ cart: { items: [line('later')] } }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await whenCalm(() => expect(idsOf(tab.getState().cart)).toEqual(['later']));
  });
});
