import { describe, expect, it } from 'vitest';
import { reduceWith } from '@/store/root-reducer';
import { selectIsHearted, wishAdded, wishlistToggled } from '@/store/slices/wishlist';
import { product } from '../product/fixtures';

const rootReducer = reduceWith(() => undefined);

type Action = Parameters<typeof rootReducer>[1];
const empty = rootReducer(undefined, { type: 'start' });
const stateAfter = (...actions: Action[]) => actions.reduce(rootReducer, empty);
const large = { Size: { label: 'L', value: 'L', priceAdjustment: 0 } };
const wish = { product: product() };

describe('the heart', () => {
  it('stands for the product, whatever was chosen of it [S4.24]', () => {
    const state = stateAfter(wishAdded({ ...wish, variants: large }));
    expect(selectIsHearted(state, 'p-1')).toBe(true);
    expect(selectIsHearted(state, 'p-2')).toBe(false);
  });

  it('removes every choice of a product and nothing of another', () => {
    const other = { product: product({ id: 'p-2' }) };
    const state = stateAfter(
      wishAdded(wish),
      wishAdded({ ...wish, variants: large }),
      wishAdded(other),
    );
    expect(rootReducer(state, wishlistToggled(wish)).wishlist.items).toEqual([other]);
  });

  it('keeps what was chosen [S3.33]', () => {
    const chosen = { ...wish, variants: large };
    expect(stateAfter(wishlistToggled(chosen)).wishlist.items).toEqual([chosen]);
  });
});
