import { describe, expect, it } from 'vitest';
import { cartLine } from '@/core/rules/cart-line';
import { rootReducer } from '@/store/root-reducer';
import { lineAdded, selectCartCount } from '@/store/slices/cart';
import {
  selectIsWished,
  selectWishlistCount,
  wishAdded,
  wishlistToggled,
  wishRemoved,
} from '@/store/slices/wishlist';
import { product } from '../product/fixtures';

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

describe('the wishlist', () => {
  const wish = { product: product() };

  it('ignores what it lists already [S4.36]', () => {
    const state = stateAfter(wishAdded(wish), wishAdded(wish));
    expect(selectWishlistCount(state)).toBe(1);
    expect(selectIsWished(state, wish)).toBe(true);
  });

  it('tells variants apart', () => {
    const state = stateAfter(wishAdded(wish), wishAdded({ ...wish, variants: size('M') }));
    expect(selectWishlistCount(state)).toBe(2);
    expect(selectIsWished(state, { ...wish, variants: size('L') })).toBe(false);
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
    expect(selectIsWished(once, wish)).toBe(true);
    expect(selectIsWished(rootReducer(once, wishlistToggled(wish)), wish)).toBe(false);
  });
});
