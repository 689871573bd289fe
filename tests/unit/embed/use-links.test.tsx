import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostHere, postToHost } from '@/components/embed/post-to-host';
import { useLinks } from '@/components/embed/use-links';
import { CART_FROM_KEY } from '@/core/rules/persisted/brought-cart';
import { CART_DATA_KEY, readCartData } from '@/core/rules/persisted/cart-data';
import type { AppStore } from '@/store/make-store';
import { takeFromEmbed } from '@/store/persistence/brought-carts';
import { linesMerged, selectLines } from '@/store/slices/cart';
import { forgetEmbeds, idsOf, line, mapStorage, seededStore } from '../persistence/fixtures';

beforeEach(forgetEmbeds);
beforeEach(() => window.history.replaceState(null, '', '/embed/products'));
afterEach(() => document.body.replaceChildren());

/** An embed with a link that leads to `href`. */
function openEmbed(href: string, ids: string[] = []) {
  const store = seededStore(mapStorage().storage);
  store.dispatch(linesMerged(ids.map((id) => line(id))));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(() => useLinks(), { wrapper });
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return { store, link };
}

function press(
  link: HTMLElement,
  type: 'click' | 'auxclick',
  button: number,
  keys: MouseEventInit = {},
) {
  const event = new MouseEvent(type, { button, bubbles: true, cancelable: true, ...keys });
  // Where it leads, no test goes.
  const stop = (one: Event) => one.preventDefault();
  window.addEventListener('click', stop, true);
  link.dispatchEvent(event);
  window.removeEventListener('click', stop, true);
}

/** What the shop takes that a link leads to. */
function taken({ search }: HTMLAnchorElement): string[] {
  const brought = new URLSearchParams(search);
  const lines = readCartData(brought.get(CART_DATA_KEY) ?? '');
  return idsOf({ items: takeFromEmbed(brought.get(CART_FROM_KEY) ?? '', lines) });
}

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
const cartOf = (store: AppStore) => idsOf({ items: selectLines(store.getState()) });

it('a link takes the cart along, a menu on it does not [S2.711]', () => {
  const { store, link } = openEmbed('/cart', ['a']);
  press(link, 'auxclick', 2);
  leave();
  expect(link.search).toBe('');
  expect(cartOf(store)).toEqual(['a']);

  press(link, 'auxclick', 1);
  leave();
  expect(link.search).toContain(CART_DATA_KEY);
  expect(cartOf(store)).toEqual([]);
});

it('what there is no room for in a link stays in the embed [S2.711]', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `product-${'x'.repeat(250)}-${index}`);
  const { store, link } = openEmbed('/cart', ids);
  press(link, 'click', 0);
  leave();
  const brought = new URL(link.href).searchParams.get(CART_DATA_KEY) ?? '';
  const taken = idsOf({ items: readCartData(brought) });
  expect(taken.length).toBeGreaterThan(0);
  expect(cartOf(store).length).toBeGreaterThan(0);
  expect([...taken, ...cartOf(store)].sort()).toEqual([...ids].sort());
});

it.each([
  ['pointerdown', () => document.dispatchEvent(new Event('pointerdown'))],
  ['keydown', () => document.dispatchEvent(new Event('keydown'))],
  ['blur', () => window.dispatchEvent(new Event('blur'))],
])('a link that has not led away by the next %s takes nothing from the embed [S2.711]', (_, go) => {
  const { store, link } = openEmbed('/cart', ['a']);
  press(link, 'click', 0);
  go();
  leave();
  expect(cartOf(store)).toEqual(['a']);
});

it('what went to a tab of its own is gone with the page, whatever is touched before [S2.712]', () => {
  const { store, link } = openEmbed('/cart', ['a']);
  press(link, 'auxclick', 1);
  document.dispatchEvent(new Event('pointerdown'));
  leave();
  expect(cartOf(store)).toEqual([]);
});

it('ways back in history and what is saved take nothing along [S2.711]', () => {
  const { store, link } = openEmbed('/cart', ['a']);
  for (const button of [3, 4]) press(link, 'auxclick', button);
  press(link, 'click', 0, { altKey: true });
  leave();
  expect(link.search).toBe('');
  expect(cartOf(store)).toEqual(['a']);
});

it('what is added while a link is on its way counts once, touched or not [S2.712]', () => {
  const { store, link } = openEmbed('/cart', ['a']);
  press(link, 'click', 0, { ctrlKey: true });
  expect(taken(link)).toEqual(['a']);
  store.dispatch(linesMerged([line('b')]));
  press(link, 'click', 0);
  expect(taken(link)).toEqual(['b']);
  document.dispatchEvent(new Event('keydown'));
  leave();
  press(link, 'click', 0);
  expect(taken(link)).toEqual([]);
});

it('a click on a link to a place on the page stays within, and is heard there [S2.703]', () => {
  const { link } = openEmbed('/embed/products#menu', ['a']);
  const heard = vi.fn();
  link.addEventListener('click', heard);
  press(link, 'click', 0);
  expect(heard).toHaveBeenCalledOnce();
  expect(link.target).toBe('_self');
  expect(link.search).toBe('');

  link.href = '/cart';
  press(link, 'click', 0);
  expect(heard).toHaveBeenCalledOnce();
});

it('whom an embed talks to stays the same when a link on it replaces the fragment [S2.710]', () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window));
  window.history.replaceState(null, '', '#from=https%3A%2F%2Fblog.example');
  expect(hostHere()).toBe('https://blog.example');
  window.history.replaceState(null, '', '#menu');
  expect(hostHere()).toBe('https://blog.example');
});

it('what an embed tells is for the site around it alone, should another have taken its place [S2.710]', () => {
  const postMessage = vi.fn();
  const parent = Object.create(window, { postMessage: { value: postMessage } });
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  window.history.replaceState(null, '', '#from=https%3A%2F%2Fblog.example');
  postToHost({ type: 'size', height: 320, title: 'A shirt' });
  const received = expect.objectContaining({ type: 'size', height: 320 });
  expect(postMessage.mock.calls).toEqual([[received, 'https://blog.example']]);
});
