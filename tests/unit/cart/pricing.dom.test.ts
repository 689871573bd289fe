import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { cartLine } from '@/core/rules/cart/cart-line';
import { lineKey } from '@/core/rules/cart/line-identity';
import { readCartData } from '@/core/rules/persisted/cart-data';
import { repriceCart } from '@/store/cart/cart-listener';
import { type AppStore, makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';
import {
  couponApplied,
  itemsCleared,
  lineAdded,
  lineRemoved,
  quantityChanged,
} from '@/store/slices/cart';
import { type CartStatus, cartSeen } from '@/store/slices/cart-status';
import { eventually } from '../../support/eventually';
import { product } from '../product/fixtures';
import { fakeBackend, nameOf, type PriceList, pricedBy, type ReceivedCall } from './fake-backend';

const line = cartLine(product(), 1, {});
const other = cartLine(product({ id: 'p-2', name: nameOf('p-2'), price: 20 }), 1, {});
const PRICES: PriceList = { 'p-1': 48, 'p-2': 20 };

/** How long the shop waits for further clicks before it asks; here there are none. */
const CALM_MS = 200;
const later = setTimeout;
const atOnceWhereCalm = (go: () => void, ms = 0) => later(go, ms === CALM_MS ? 0 : ms);

let shops = 0;
const opened: AppStore[] = [];

/** A store of a shop of its own, and what it has asked its backend. */
function openShop() {
  shops += 1;
  const domain = `shop-${shops}.example`;
  const store = makeStore();
  opened.push(store);
  seedStore(store, { init: initSchema.parse({ domain, design: {} }) });
  const state = () => store.getState();
  const settled = (phase: CartStatus['pricing']['phase']) =>
    eventually(() => expect(state().cartStatus.pricing.phase).toBe(phase));
  const requests = (path = '/cart/price') => fakeBackend.to(path, domain);
  const nth = (number: number, path?: string): Promise<ReceivedCall> =>
    eventually(() => {
      const query = requests(path)[number];
      if (!query) throw new Error(`Request ${number} was not sent`);
      return query;
    });
  return { ...store, state, settled, requests, nth };
}

function rehydrated(items = [line]) {
  const shop = openShop();
  const payload = { cart: { items, appliedCoupon: null } };
  shop.dispatch({ type: 'persist/REHYDRATE', key: 'root', payload });
  return shop;
}

const comeOnline = () => window.dispatchEvent(new Event('online'));

beforeEach(() => {
  fakeBackend.reset();
  vi.stubGlobal('setTimeout', atOnceWhereCalm);
});

// What is to be asked or told again would be so in the tests of other files, which share the code.
afterEach(async () => {
  fakeBackend.otherStatus = 200;
  for (const store of opened.splice(0)) store.dispatch(itemsCleared());
  comeOnline();
  await vi.dynamicImportSettled();
});

describe('prices of the cart', () => {
  it('are asked for when the stored cart is back, and a changed one is told [S4.90] [S4.92]', async () => {
    const { state, settled, dispatch, nth } = rehydrated();
    const query = await nth(0);
    expect(query.body.lines).toEqual([{ product: { id: 'p-1' }, quantity: 1 }]);
    query.answer(pricedBy({ 'p-1': 44.5 }, query));
    await settled('settled');
    expect(state().cart.items[0]?.product.price).toBe(44.5);
    expect(state().cartStatus.priceChanges).toEqual({ [lineKey(line)]: { from: 48, to: 44.5 } });
    dispatch(cartSeen());
    expect(state().cartStatus.priceChanges).toEqual({});
  });

  it('are asked for after a change, and what is not sold any more is named and gone [S4.91] [S4.93]', async () => {
    const { state, settled, dispatch, nth } = rehydrated([line, other]);
    const first = await nth(0);
    first.answer(pricedBy(PRICES, first));
    await settled('settled');
    dispatch(quantityChanged({ line, quantity: 3 }));
    const second = await nth(1);
    second.answer(pricedBy({ 'p-1': 48, 'p-2': null }, second));
    await eventually(() => expect(state().cartStatus.gone).toEqual([nameOf('p-2')]));
    expect(state().cart.items.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('of a line that was brought here without name and price are not called changed [S4.92] [S4.93]', async () => {
    const [bare, gone] = readCartData(
      '[{"product":{"id":"p-1"},"quantity":2},{"product":{"id":"p-2"},"quantity":1}]',
    );
    const { state, settled, nth } = rehydrated([bare, gone].filter((one) => one !== undefined));
    const query = await nth(0);
    query.answer(pricedBy({ 'p-1': 48, 'p-2': null }, query));
    await settled('settled');
    expect(state().cart.items[0]?.product.price).toBe(48);
    expect(state().cartStatus.priceChanges).toEqual({});
    expect(state().cartStatus.gone).toEqual(['One of your products']);
  });

  it('have one request on its way at most; the screen is ahead and the last state wins [S4.94]', async () => {
    const { state, settled, dispatch, nth } = rehydrated();
    const first = await nth(0);
    for (let quantity = 2; quantity <= 9; quantity += 1) {
      dispatch(quantityChanged({ line, quantity }));
      expect(state().cart.items[0]?.quantity).toBe(quantity);
      await new Promise((resolve) => setTimeout(resolve));
    }
    dispatch(lineAdded(other));
    first.answer(pricedBy({ 'p-1': 1 }, first));
    const second = await nth(1);
    expect(second.body.lines.map(({ quantity }) => quantity)).toEqual([9, 1]);
    expect(state().cart.items.map(({ quantity }) => quantity)).toEqual([9, 1]);
    second.answer(pricedBy(PRICES, second));
    await settled('settled');
    expect(state().cart.items.map(({ product: { price } }) => price)).toEqual([48, 20]);
    expect(fakeBackend.mostOpen).toBe(1);
  });

  it('that come late bring back nothing that was removed [S4.94]', async () => {
    const { state, settled, dispatch, nth } = rehydrated([line, other]);
    const first = await nth(0);
    dispatch(lineRemoved(other));
    first.answer(pricedBy({ 'p-1': 48, 'p-2': null }, first));
    const second = await nth(1);
    second.answer(pricedBy(PRICES, second));
    await settled('settled');
    expect(state().cart.items).toHaveLength(1);
    expect(state().cartStatus.gone).toEqual([]);
  });

  it.each([
    ['no answer', 'unavailable', (query: ReceivedCall) => query.fail()],
    [
      'a failing server',
      'unavailable',
      (query: ReceivedCall) => query.answer({ status: 1, message: 'No' }, 500),
    ],
    [
      'an answer of no sense',
      'failed',
      (query: ReceivedCall) => query.answer({ lines: [{ product: 7 }] }),
    ],
    ['an answer that is no answer', 'failed', (query: ReceivedCall) => query.answer('<html>')],
  ] as const)(
    'cost nothing but a word where there is %s, and can be asked for again [S4.95]',
    async (_, phase, respond) => {
      const { state, settled, dispatch, nth } = rehydrated();
      const before = state().cart;
      respond(await nth(0));
      await settled(phase);
      expect(state().cart).toBe(before);
      const retry = dispatch(repriceCart());
      const query = await nth(1);
      query.answer(pricedBy({ 'p-1': 50 }, query));
      expect(await retry).toBe(true);
      expect(state().cart.items[0]?.product.price).toBe(50);
      expect(state().cartStatus.pricing.phase).toBe('settled');
    },
  );

  it('are asked for again by themselves once the browser is online, unless the server refuses [S8.707]', async () => {
    const { state, settled, nth, requests } = rehydrated();
    (await nth(0)).fail();
    await settled('unavailable');
    comeOnline();
    const again = await nth(1);
    again.answer({ status: 1, message: 'No' }, 422);
    await eventually(() => expect(fakeBackend.open).toBe(0));
    await vi.dynamicImportSettled();
    comeOnline();
    expect(requests()).toHaveLength(2);
    expect(state().cartStatus.pricing.phase).toBe('failed');
  });

  it('are waited for by whoever asks before checkout [S4.96]', async () => {
    const { dispatch, nth, requests } = rehydrated();
    const query = await nth(0);
    const before = dispatch(repriceCart());
    await vi.dynamicImportSettled();
    query.fail();
    expect(await before).toBe(false);
    expect(requests()).toHaveLength(1);
  });

  it('are not asked for where the cart is empty', async () => {
    const { dispatch, requests } = openShop();
    expect(await dispatch(repriceCart())).toBe(true);
    expect(requests()).toEqual([]);
  });
});

describe('what was added while the shop is away', () => {
  const PATH = '/add-to-cart';
  afterEach(() => vi.restoreAllMocks());

  it('is told again under the same key until it is taken, and then no more [S8.708]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { dispatch, nth, requests } = openShop();
    fakeBackend.otherStatus = 503;
    dispatch(lineAdded(line));
    const { key } = await nth(0, PATH);
    expect(key).toMatch(/^[\x21-\x7e]{10,}$/);
    await eventually(() => expect(console.error).toHaveBeenCalled());
    fakeBackend.otherStatus = 200;
    comeOnline();
    expect(await nth(1, PATH)).toMatchObject({ key, body: { quantity: 1 } });
    await vi.dynamicImportSettled();
    comeOnline();
    dispatch(lineAdded(other));
    expect((await nth(2, PATH)).key).not.toBe(key);
    expect(requests(PATH)).toHaveLength(3);
  });

  it('waits together, and is told in the order in which it was added, by one attempt after the other [S8.708]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { dispatch, nth, requests } = openShop();
    const keysFrom = (first: number) =>
      requests(PATH)
        .slice(first)
        .map((query) => query.key);
    fakeBackend.otherStatus = 503;
    dispatch(lineAdded(line));
    await nth(0, PATH);
    await eventually(() => expect(console.error).toHaveBeenCalledOnce());
    dispatch(lineAdded(other));
    await nth(1, PATH);
    await eventually(() => expect(console.error).toHaveBeenCalledTimes(2));
    const [first, second] = keysFrom(0);
    expect(second).toBe(first);
    fakeBackend.otherStatus = 200;
    comeOnline();
    await nth(3, PATH);
    const [again, then] = keysFrom(2);
    expect(again).toBe(first);
    expect(then).not.toBe(first);
    await vi.dynamicImportSettled();
    comeOnline();
    expect(requests(PATH)).toHaveLength(4);
  });

  it('is told once where it is refused [S8.20]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { dispatch, nth, requests } = openShop();
    fakeBackend.otherStatus = 404;
    dispatch(lineAdded(line));
    await nth(0, PATH);
    await eventually(() => expect(logged).toHaveBeenCalled());
    comeOnline();
    expect(requests(PATH)).toHaveLength(1);
  });
});

describe('the coupon', () => {
  const coupon = { code: 'TENOFF', kind: 'fixed', value: 10, minimum: 0 } as const;

  it('goes along, and one that does not hold any more is taken off with the reason [S4.97]', async () => {
    const { state, dispatch, nth } = openShop();
    dispatch(lineAdded(line));
    dispatch(couponApplied(coupon));
    const query = await nth(0);
    expect(query.body.coupon).toBe('TENOFF');
    query.answer({ ...pricedBy(PRICES, query), couponMessage: 'This coupon has expired.' });
    await eventually(() => expect(state().cart.appliedCoupon).toBeNull());
    expect(state().cartStatus.couponMessage).toBe('This coupon has expired.');
  });

  it('below its minimum stays and waits for more goods', async () => {
    const { state, dispatch, nth } = openShop();
    dispatch(lineAdded(line));
    dispatch(couponApplied({ ...coupon, minimum: 100 }));
    const query = await nth(0);
    query.answer({ ...pricedBy(PRICES, query), couponMessage: 'Add goods for $52.00 more.' });
    await eventually(() => expect(state().cartStatus.couponMessage).toContain('$52.00'));
    expect(state().cart.appliedCoupon).toEqual({ ...coupon, minimum: 100 });
  });
});

describe('telling the shop what was added', () => {
  it('leaves out what the call has no use for [S7.41]', async () => {
    const { dispatch, nth } = openShop();
    dispatch(lineAdded({ ...line, quantity: 2 }));
    const { body } = await nth(0, '/add-to-cart');
    expect(body).toMatchObject({ product: { id: 'p-1', price: 48 }, quantity: 2 });
    const dropped = ['description', 'brand', 'tag', 'template', 'updatedAt', 'createdAt'];
    for (const name of dropped) expect(body.product).not.toHaveProperty(name);
  });

  it('is only logged where it fails [S8.20]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeBackend.otherStatus = 500;
    const { state, dispatch, nth } = openShop();
    dispatch(lineAdded(line));
    await nth(0, '/add-to-cart');
    await eventually(() => expect(log).toHaveBeenCalledOnce());
    expect(state().cart.items).toHaveLength(1);
    log.mockRestore();
  });
});
