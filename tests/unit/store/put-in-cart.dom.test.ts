import { beforeEach, expect, it, vi } from 'vitest';
import { cartLine } from '@/core/rules/cart/cart-line';
import { makeStore } from '@/store/make-store';
import { putInCart } from '@/store/put-in-cart';
import { selectCartCount } from '@/store/slices/cart';
import { selectIsCartOpen } from '@/store/slices/shop';
import { product } from '../product/fixtures';

const line = (slug: string) => cartLine(product({ id: slug, slug }), 1, {});

/** What the screen can show, in the order in which the store had it, and when a frame was waited for. */
function shownBy(store: ReturnType<typeof makeStore>) {
  const shown: (string | [count: number, isOpen: boolean])[] = [];
  store.subscribe(() => {
    const state = store.getState();
    shown.push([selectCartCount(state), selectIsCartOpen(state)]);
  });
  const { requestAnimationFrame } = window;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    shown.push('frame');
    return requestAnimationFrame(callback);
  });
  return shown;
}

beforeEach(() => vi.restoreAllMocks());

it('add to cart: the badge counts what was added a paint before the drawer opens [S4.23]', async () => {
  const store = makeStore();
  const shown = shownBy(store);
  await store.dispatch(putInCart(line('one'), line('two')));
  expect(shown).toEqual(['frame', [1, false], [2, false], 'frame', [2, true]]);
});

it('add to cart: a page that is not on screen has no frames, and yet adds [S4.23]', async () => {
  const store = makeStore();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await store.dispatch(putInCart(line('one')));
  expect(selectCartCount(store.getState())).toBe(1);
});
