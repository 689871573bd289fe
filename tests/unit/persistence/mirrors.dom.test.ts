import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeMirrors } from '@/store/persistence/mirrors';
import { readPersonal } from '@/store/persistence/read-personal';
import { idsOf, line, product, ROOT, savedRoot } from './fixtures';

const VARIANTS = { Color: { label: 'Navy', value: 'Navy', priceAdjustment: 2 } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const PERSONAL = {
  cart: { items: [{ ...line('a', 2), variants: VARIANTS }], appliedCoupon: null },
  wishlist: { items: [{ product: product('w'), variants: VARIANTS }, { product: product('x') }] },
};

it('the wishlist is kept as a list of whole products, the choices as an extra field [S3.36]', () => {
  writeMirrors(PERSONAL);
  const [first, second] = JSON.parse(localStorage.getItem('wishlist') ?? '');
  expect(first).toEqual({ ...product('w'), chosenVariants: VARIANTS });
  expect(second).toEqual(product('x'));
});

it('the cart is kept as text under the key cart [S3.34]', () => {
  writeMirrors(PERSONAL);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(PERSONAL.cart.items);
});

it('the mirrors are read where nothing else is stored, and only there [S3.34]', async () => {
  writeMirrors(PERSONAL);
  const { cart, wishes } = await readPersonal();
  expect(cart).toEqual(PERSONAL.cart);
  expect(wishes).toEqual(PERSONAL.wishlist.items);

  localStorage.setItem(ROOT, savedRoot({ cart: { items: [line('b')] } }));
  expect(idsOf((await readPersonal()).cart)).toEqual(['b']);
  expect((await readPersonal()).wishes).toEqual([]);
});

it.each(['', 'nonsense', '{"a":1}', 'null', '[null,5,"x",[]]'])(
  'mirrors that hold %j are as good as none',
  async (text) => {
    localStorage.setItem('cart', text);
    localStorage.setItem('wishlist', text);
    expect(await readPersonal()).toEqual({ cart: { items: [], appliedCoupon: null }, wishes: [] });
  },
);

it('a full local storage leaves the mirrors to the tab [S3.34]', async () => {
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this === localStorage) throw new Error('QuotaExceeded');
    write.call(this, key, text);
  });
  writeMirrors(PERSONAL);
  expect(idsOf((await readPersonal()).cart)).toEqual(['a']);
});

it('a browser that blocks storage keeps nothing, and nothing fails', async () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  writeMirrors(PERSONAL);
  expect((await readPersonal()).cart.items).toEqual([]);
});
