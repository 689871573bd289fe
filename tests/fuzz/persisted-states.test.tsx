import { assert, asyncProperty } from 'fast-check';
import { expect, it } from 'vitest';
import { CartContents } from '@/components/cart/drawer/cart-drawer';
import { CartView } from '@/components/cart/page';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { cartSchema, wishlistItemSchema } from '@/core/model/cart.schema';
import { line, mapStorage, product, ROOT, rehydrated } from '../unit/persistence/fixtures';
import { mutated } from './mutations';
import { pageHtml } from './page-html';
import { RUNS } from './runs';

const VARIANTS = { Color: { label: 'Navy', value: 'Navy', priceAdjustment: 2 } };

/** The slices of a visit, before they become text. */
const SLICES = {
  shop: { company: 'Old', trackedConversions: ['a'], settings: { hideSellPrice: false } },
  cart: {
    items: [line('a', 2), { ...line('b'), variants: VARIANTS }],
    appliedCoupon: { code: 'WEDDEAL', kind: 'percentage', value: 10, minimum: 0 },
  },
  wishlist: { items: [{ product: product('w', { colors: [{ name: 'Red', hex: '#f00' }] }) }] },
  design: { isDrawerOpen: false, isPropertiesOpen: true },
  pageDesign: { currentPage: { slug: 'homepage', name: 'Homepage', layout: [] } },
  _persist: { version: 2, rehydrated: true },
};

it(`${RUNS} stored states that are not as they should be leave no blank screen [S4.62]`, async () => {
  await assert(
    asyncProperty(mutated(SLICES), async (slices) => {
      const { storage } = mapStorage({ [ROOT]: textOf(slices) });
      const store = await rehydrated(storage);
      const { cart, wishlist, shop } = store.getState();
      expect(cartSchema.safeParse(cart).error).toBeUndefined();
      expect(wishlist.items.every((item) => wishlistItemSchema.safeParse(item).success)).toBe(true);
      expect(shop.company).toBe('Fresh');
      const html = pageHtml(
        store,
        <>
          <Header />
          <CartContents />
          <CartView />
          <Footer />
        </>,
      );
      expect(html).toContain('<footer');
      expect(html).not.toMatch(/NaN|undefined|\[object/);
    }),
    { numRuns: RUNS },
  );
});

/** As redux-persist stores slices; what is no object is stored as it is. */
function textOf(slices: unknown): string {
  if (typeof slices !== 'object' || slices === null) return JSON.stringify(slices) ?? '';
  const texts = Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]);
  return JSON.stringify(Object.fromEntries(texts));
}
