import { beforeEach, describe, expect, it, vi } from 'vitest';
import { injectEditor } from '@/store/editor/inject';
import { panelsToggled } from '@/store/editor/shop-changes';
import { PERSIST_VERSION, persistConfig, persistTimeoutError } from '@/store/persistence/config';
import { warnStorageRefused } from '@/store/persistence/warn-storage-refused';
import { lineAdded } from '@/store/slices/cart';
import { noticeEnded } from '@/store/slices/notices';
import { stripeShieldReceived } from '@/store/slices/shop';
import { eventually } from '../../support/eventually';
import { idsOf, line, mapStorage, product, ROOT, rehydrated, savedRoot } from './fixtures';

const CART = { items: [line('a', 2)], appliedCoupon: null };
const WISHLIST = { items: [{ product: product('w') }] };

beforeEach(() => localStorage.clear());

describe('persisted state', () => {
  it('the five slices are stored under the key root [S3.70]', async () => {
    const { preserved, storage } = mapStorage();
    const store = await rehydrated(storage);
    store.dispatch(lineAdded(line('a')));
    await eventually(() => expect(preserved.get(ROOT)).toContain('Product a'));
    expect(Object.keys(JSON.parse(preserved.get(ROOT) ?? '')).sort()).toEqual(
      ['_persist', 'cart', 'design', 'pageDesign', 'shop', 'wishlist'].sort(),
    );
    expect(persistConfig({ storage }).key).toBe('root');
  });

  it('a time-out is reported for the persist key [S8.10] [S9.4]', () => {
    expect(persistTimeoutError().message).toContain('timed out after 5000ms');
    expect(persistTimeoutError().message).toContain('"root"');
  });

  it('what was stored comes back in the next visit [S4.60]', async () => {
    const { storage } = mapStorage({ [ROOT]: savedRoot({ cart: CART, wishlist: WISHLIST }) });
    const { cart, wishlist } = (await rehydrated(storage)).getState();
    expect(cart.items).toEqual(CART.items);
    expect(idsOf(wishlist)).toEqual(['w']);
  });

  it('which panels of the editor are open is stored as they are opened and closed [S3.930]', async () => {
    const { preserved, storage } = mapStorage();
    const store = await rehydrated(storage);
    injectEditor(store);
    const design = { isDrawerOpen: false, isPropertiesOpen: true };
    store.dispatch(panelsToggled(design));
    expect(store.getState().design).toEqual(design);
    await eventually(() =>
      expect(JSON.parse(JSON.parse(preserved.get(ROOT) ?? '{}').design ?? '{}')).toEqual(design),
    );
    expect((await rehydrated(storage)).getState().design).toEqual(design);
  });

  it('payment keys and the secrets of payment proxies are never stored [S3.71]', async () => {
    const { preserved, storage } = mapStorage();
    const store = await rehydrated(storage);
    store.dispatch(
      stripeShieldReceived({
        stripe_publishable_key: 'pk_live_1',
        domain: 'pay.example',
        encrypted: 'sealed-1',
        conversions: [],
      }),
    );
    store.dispatch(lineAdded(line('a')));
    await eventually(() => expect(preserved.get(ROOT)).toContain('Product a'));
    expect(preserved.get(ROOT)).toContain('Fresh');
    expect(preserved.get(ROOT)).not.toMatch(/pk_live_1|sealed-1|pay\.example/);
  });
});

describe('stored state that is not as it should be [S4.62]', () => {
  const damaged = (slice: string, text: string) => {
    const root = JSON.parse(savedRoot({ cart: CART, wishlist: WISHLIST, design: {} }));
    return mapStorage({ [ROOT]: JSON.stringify({ ...root, [slice]: text }) }).storage;
  };

  it.each(['shop', 'cart', 'design', 'pageDesign', '_persist'])(
    'a slice %s that cannot be read is dropped, the others stay',
    async (slice) => {
      const { cart, wishlist, shop } = (await rehydrated(damaged(slice, '{"items":['))).getState();
      expect(idsOf(cart)).toEqual(slice === 'cart' ? [] : ['a']);
      expect(idsOf(wishlist)).toEqual(['w']);
      expect(shop.company).toBe('Fresh');
    },
  );

  it.each(['', 'not json', 'null', '[]', '5', '"text"'])(
    'a root that is %j is as good as none, and is replaced',
    async (text) => {
      const { preserved, storage } = mapStorage({ [ROOT]: text });
      const store = await rehydrated(storage);
      expect(idsOf(store.getState().cart)).toEqual([]);
      store.dispatch(lineAdded(line('b')));
      await eventually(() => expect(preserved.get(ROOT)).toContain('Product b'));
    },
  );

  it('an older version is migrated: its coupon, which has no terms, goes; its lines stay', async () => {
    const cart = { ...CART, appliedCoupon: { code: 'OLD', discount: 5 } };
    const { storage } = mapStorage({ [ROOT]: savedRoot({ cart }, 1) });
    const state = (await rehydrated(storage)).getState();
    expect(state.cart).toEqual(CART);
    expect(state._persist.version).toBe(PERSIST_VERSION);
  });

  it('what a newer program stored is read as far as it is understood', async () => {
    const cart = { ...CART, giftWrap: true };
    const root = savedRoot({ cart, wishlist: { lists: [] }, loyalty: { points: 5 } }, 99);
    const { cart: back, wishlist } = (
      await rehydrated(mapStorage({ [ROOT]: root }).storage)
    ).getState();
    expect(back).toEqual(CART);
    expect(wishlist.items).toEqual([]);
  });
});

describe('storage that refuses [S4.63]', () => {
  it('the shop goes on in memory and says so once', async () => {
    const { storage } = mapStorage();
    const full = { ...storage, setItem: async () => Promise.reject(new Error('QuotaExceeded')) };
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await rehydrated(full);
    warnStorageRefused(store);
    expect(store.getState().notices.shown).toBeNull();

    store.dispatch(lineAdded(line('a')));
    await eventually(() =>
      expect(store.getState().notices.shown?.text).toMatch(
        /^This browser is not storing anything for us/,
      ),
    );
    store.dispatch(noticeEnded(1));
    const refused = vi.spyOn(full, 'setItem');
    store.dispatch(lineAdded(line('b')));
    await eventually(() => expect(refused).toHaveBeenCalled());
    await Promise.resolve();
    expect(store.getState().notices.shown).toBeNull();
    expect(idsOf(store.getState().cart)).toEqual(['a', 'b']);
  });
});
