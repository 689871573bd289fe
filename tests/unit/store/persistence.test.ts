import { describe, expect, it } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { mergeStored, persistConfig, persistTimeoutError } from '@/store/persistence';
import { rootReducer } from '@/store/root-reducer';
import { conversionTracked, settingsReceived } from '@/store/slices/shop';

const empty = rootReducer(undefined, { type: 'start' });
const withShop = (company: string) =>
  rootReducer(empty, settingsReceived(initSchema.parse({ domain: 'a.example', company })));

describe('persisted state', () => {
  it('the five slices are stored under the key root [S3.70]', () => {
    expect(persistConfig.key).toBe('root');
    expect(persistConfig.whitelist).toEqual(['shop', 'cart', 'wishlist', 'design', 'pageDesign']);
  });

  it('fresh server data beats the persisted shop, what is personal comes back [S4.60]', () => {
    const stored = rootReducer(withShop('Old'), conversionTracked('order-1'));
    const fresh = withShop('New');
    const merged = mergeStored(stored, fresh, fresh);
    expect(merged.shop.company).toBe('New');
    expect(merged.shop.trackedConversions).toEqual(['order-1']);
  });

  it.each([
    ['no list', { items: null }],
    ['no slice', []],
    ['a number', 5],
    ['a list of what are no lines', { items: [null, {}, { product: { id: 'p' } }] }],
  ])('a cart or wishlist that is %s is left behind', (_, slice) => {
    const stored = { cart: slice, wishlist: slice } as unknown as typeof empty;
    const merged = mergeStored(stored, empty, empty);
    expect(merged.cart).toEqual(empty.cart);
    expect(merged.wishlist).toEqual(empty.wishlist);
  });

  it('the persisted shop stands in where the server sent none', () => {
    const merged = mergeStored(withShop('Old'), empty, empty);
    expect(merged.shop.company).toBe('Old');
  });

  it('a time-out is reported for the persist key [S8.10] [S9.4]', () => {
    expect(persistTimeoutError().message).toContain('timed out after 5000ms');
    expect(persistTimeoutError().message).toContain('"root"');
  });
});
