// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { cartLine } from '@/core/rules/cart-line';
import { makeStore } from '@/store/make-store';
import { putInCart } from '@/store/put-in-cart';
import { selectCartCount } from '@/store/slices/cart';
import { selectIsCartOpen } from '@/store/slices/shop';
import { product } from '../product/fixtures';

const line = (slug: string) => cartLine(product({ id: slug, slug }), 1, {});

/** What the screen can show, in the order in which the store had it. */
function shownBy(store: ReturnType<typeof makeStore>) {
  const shown: [count: number, isOpen: boolean][] = [];
  store.subscribe(() => {
    const state = store.getState();
    shown.push([selectCartCount(state), selectIsCartOpen(state)]);
  });
  return shown;
}

beforeEach(() => vi.restoreAllMocks());

it('add to cart: the badge counts what was added a paint before the drawer opens [S4.23]', async () => {
  const store = makeStore();
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const shown = shownBy(store);
  const put = store.dispatch(putInCart(line('one'), line('two')));
  expect(shown).toEqual([]);
  await put;
  expect(shown).toEqual([
    [1, false],
    [2, false],
    [2, true],
  ]);
  expect(frames).toHaveBeenCalledTimes(2);
});

it('add to cart: a page that is not on screen has no frames, and yet adds [S4.23]', async () => {
  const store = makeStore();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await store.dispatch(putInCart(line('one')));
  expect(selectCartCount(store.getState())).toBe(1);
});
