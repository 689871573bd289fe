import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES, type WishlistItem } from '@/core/model/cart';
import { cartLine } from '@/core/rules/cart/cart-line';
import { isSameLine, lineKey } from '@/core/rules/cart/line-identity';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { type ReducedState, reduceWith } from '@/store/root-reducer';
import {
  cartCleared,
  couponApplied,
  couponRemoved,
  itemsCleared,
  lineAdded,
  lineRemoved,
  lineRestored,
  linesMerged,
  linesRepriced,
  quantityChanged,
  selectCartCount,
} from '@/store/slices/cart';
import {
  selectWishes,
  selectWishlistCount,
  wishAdded,
  wishlistToggled,
  wishRemoved,
} from '@/store/slices/wishlist';
import { product } from '../product/fixtures';

const rootReducer = reduceWith(() => undefined);

const isListed = (state: ReducedState, wish: WishlistItem) =>
  selectWishes(state).some((listed) => isSameLine(listed, wish));

type Action = Parameters<typeof rootReducer>[1];
const stateAfter = (...actions: Action[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
const size = (value: string) => ({ Size: { label: value, value, priceAdjustment: 0 } });

describe('adding to the cart', () => {
  it('the same product and variants increase the quantity by the added amount [S4.30]', () => {
    const { cart } = stateAfter(
      lineAdded(cartLine(product(), 1, size('M'))),
      lineAdded(cartLine(product(), 3, size('M'))),
    );
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([4]);
  });

  it('other variants, or another product, are a new line [S4.31]', () => {
    const state = stateAfter(
      lineAdded(cartLine(product(), 1, size('M'))),
      lineAdded(cartLine(product(), 1, size('L'))),
      lineAdded(cartLine(product(), 1, {})),
      lineAdded(cartLine(product({ id: 'p-2' }), 2, size('M'))),
    );
    expect(state.cart.items).toHaveLength(4);
    expect(selectCartCount(state)).toBe(5);
  });
});

describe('changing the cart', () => {
  const medium = cartLine(product(), 2, size('M'));
  const large = cartLine(product(), 1, size('L'));
  const cap = cartLine(product({ id: 'p-2' }), 3, {});
  const filled = [lineAdded(medium), lineAdded(large), lineAdded(cap)];
  const coupon = { code: 'WEDDEAL', kind: 'percentage', value: 10, minimum: 0 } as const;
  const quantities = ({ cart }: ReturnType<typeof stateAfter>) =>
    cart.items.map(({ quantity }) => quantity);

  it('a quantity is set, not added to, and stays in its bounds [S4.32]', () => {
    expect(quantities(stateAfter(...filled, quantityChanged({ line: cap, quantity: 5 })))).toEqual([
      2, 1, 5,
    ]);
    for (const [request, got] of [
      [0, 1],
      [-3, 1],
      [2.9, 2],
      [Number.NaN, 1],
      [1e9, MAX_QUANTITY],
    ]) {
      const state = stateAfter(
        lineAdded(cap),
        quantityChanged({ line: cap, quantity: request ?? 0 }),
      );
      expect(quantities(state)).toEqual([got]);
    }
  });

  it('a line is removed, and an undone removal puts it back in its place [S4.33] [S4.39]', () => {
    const removed = stateAfter(...filled, lineRemoved({ ...large, quantity: 9 }));
    expect(quantities(removed)).toEqual([2, 3]);
    const restored = rootReducer(removed, lineRestored({ line: large, place: 1 }));
    expect(restored.cart.items).toEqual([medium, large, cap]);
    const twice = rootReducer(restored, lineRestored({ line: large, place: 0 }));
    expect(quantities(twice)).toEqual([2, 2, 3]);
  });

  it('a coupon is applied and removed; clearing takes both, clearing the items leaves it [S4.34] [S4.38]', () => {
    const applied = stateAfter(...filled, couponApplied(coupon));
    expect(applied.cart.appliedCoupon).toEqual(coupon);
    expect(rootReducer(applied, couponRemoved()).cart.appliedCoupon).toBeNull();
    const cleared = { items: [], appliedCoupon: null };
    expect(rootReducer(applied, cartCleared()).cart).toEqual(cleared);
    const emptied = rootReducer(applied, itemsCleared());
    expect(emptied.cart).toEqual({ items: [], appliedCoupon: coupon });
  });

  it('holds a bounded number of lines, however they come', () => {
    const many = Array.from({ length: MAX_CART_LINES + 5 }, (_, at) =>
      cartLine(product({ id: `p-${at}` }), 1, {}),
    );
    const state = stateAfter(linesMerged(many), lineAdded(medium));
    expect(state.cart.items).toHaveLength(MAX_CART_LINES);
    expect(quantities(rootReducer(state, linesMerged(many.slice(0, 1))))[0]).toBe(2);
  });

  it('new prices leave quantities alone, and lines that become the same are one [S4.90]', () => {
    const today = cartLine(product({ price: 40 }), 1, size('M'));
    const lines = { [lineKey(medium)]: today, [lineKey(large)]: today, [lineKey(cap)]: null };
    const { cart } = stateAfter(...filled, linesRepriced({ lines, coupon: null }));
    expect(cart.items).toEqual([{ ...today, quantity: 3 }]);
  });
});

describe('the wishlist', () => {
  const wish = { product: product() };

  it('ignores what it lists already [S4.36]', () => {
    const state = stateAfter(wishAdded(wish), wishAdded(wish));
    expect(selectWishlistCount(state)).toBe(1);
    expect(isListed(state, wish)).toBe(true);
  });

  it('tells variants apart', () => {
    const state = stateAfter(wishAdded(wish), wishAdded({ ...wish, variants: size('M') }));
    expect(selectWishlistCount(state)).toBe(2);
    expect(isListed(state, { ...wish, variants: size('L') })).toBe(false);
  });

  it('keeps whole products [S3.32]', () => {
    expect(stateAfter(wishAdded(wish)).wishlist.items).toEqual([wish]);
  });

  it('removes what has the same product and variants [S4.37]', () => {
    const state = stateAfter(
      wishAdded(wish),
      wishAdded({ ...wish, variants: size('M') }),
      wishRemoved(wish),
    );
    expect(state.wishlist.items).toEqual([{ ...wish, variants: size('M') }]);
  });

  it('the heart adds, then removes [S4.24]', () => {
    const once = stateAfter(wishlistToggled(wish));
    expect(isListed(once, wish)).toBe(true);
    expect(isListed(rootReducer(once, wishlistToggled(wish)), wish)).toBe(false);
  });
});
