import { describe, expect, it } from 'vitest';
import { mergePersisted } from '@/store/persistence/merge-persisted';
import { reduceWith } from '@/store/root-reducer';
import { lineAdded } from '@/store/slices/cart';
import { conversionTracked } from '@/store/slices/shop';
import { wishAdded } from '@/store/slices/wishlist';
import { idsOf, line, product, seededStore } from './fixtures';

const rootReducer = reduceWith(() => undefined);

const fresh = seededStore().getState();
const merged = (saved: object, onto = fresh) => mergePersisted({ ...saved }, onto, onto);

describe('stored state brought back', () => {
  it('fresh server data beats the persisted shop, what is personal comes back [S4.60]', () => {
    const saved = rootReducer(fresh, conversionTracked('order-1'));
    const { shop } = merged({ shop: { ...saved.shop, company: 'Old' } });
    expect(shop.company).toBe('Fresh');
    expect(shop.trackedConversions).toEqual(['order-1']);
  });

  it('nothing of a page design comes back: a new document begins with none [S4.154] [S4.159]', () => {
    const saved = {
      pages: [{ slug: 'lookbook', name: 'Lookbook', lastUpdated: null }],
      domainDesign: { ...fresh.pageDesign.domainDesign, isLoaded: true },
      cachedLayouts: { about: { name: 'About', layout: [], lastUpdated: null } },
    };
    expect(merged({ pageDesign: saved }).pageDesign).toEqual({
      pages: [],
      arePagesLoading: false,
      cachedLayouts: {},
      domainDesign: expect.objectContaining({ isLoaded: false, lastUpdated: null }),
    });
  });

  it('a page that was not told the categories keeps those of the last visit [S8.845]', () => {
    const { template } = fresh.shop;
    const tile = { name: 'Warm hoodies', category: 'Hoodies', image: '' };
    const templateCategories = { [template]: [tile, null, { name: 'No category' }] };
    const onto = (existing: object) =>
      merged({ shop: { templateCategories } }, { ...fresh, shop: { ...fresh.shop, ...existing } });
    const unset = onto({ templateCategories: {} });
    expect(unset.shop.templateCategories).toEqual({ [template]: [tile] });
    const received = onto({ templateCategories: { [template]: [] } });
    expect(received.shop.templateCategories).toEqual({ [template]: [] });
  });

  it('what checkout was told to count orders by is there on the next page [S4.733]', () => {
    const conversions = ['AW-123456789/label', 7];
    expect(merged({ shop: { conversions } }).shop.conversions).toEqual(['AW-123456789/label']);
    const received = { ...fresh, shop: { ...fresh.shop, conversions: ['AW-1/fresh'] } };
    expect(merged({ shop: { conversions } }, received).shop.conversions).toEqual(['AW-1/fresh']);
  });

  it.each([
    ['no list', { items: null }],
    ['no slice', []],
    ['a number', 5],
    ['a list of what are no lines', { items: [null, {}, { product: { id: '' } }, 'line'] }],
  ])('a cart or wishlist that is %s is left behind', (_, slice) => {
    const { cart, wishlist } = merged({ cart: slice, wishlist: slice });
    expect(cart).toEqual(fresh.cart);
    expect(wishlist).toEqual(fresh.wishlist);
  });

  it('what went into cart and wishlist before the storage answered is added to what it kept [S4.61]', () => {
    const early = rootReducer(
      rootReducer(rootReducer(fresh, lineAdded(line('kept', 2))), lineAdded(line('new'))),
      wishAdded({ product: product('wish') }),
    );
    const saved = {
      cart: { items: [line('kept', 3)], appliedCoupon: null },
      wishlist: { items: [{ product: product('wish') }, { product: product('older') }] },
    };
    const { cart, wishlist } = merged(saved, { ...fresh, ...early });
    expect(cart.items.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
      ['kept', 5],
      ['new', 1],
    ]);
    expect(idsOf(wishlist)).toEqual(['wish', 'older']);
  });
});
