import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { repriceCart } from '@/store/cart/cart-listener';
import * as calls from '@/store/editor/design-calls';
import { injectEditor } from '@/store/editor/inject';
import { pageDesignActions } from '@/store/editor/page-design';
import { loadOffer } from '@/store/load-offer';
import { type AppStore, makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';
import { itemsCleared, linesMerged } from '@/store/slices/cart';
import { line, product } from '../persistence/fixtures';
import { FAULTS, type Fault } from './faults';
import { openFaultyServer } from './faulty-server';
import { takeClock } from './shortened-clock';

const server = await openFaultyServer();
const clock = takeClock(server.url);

const INIT = initSchema.parse({ domain: 'shop.example', company: 'Linen', template: 'classic' });
const ABOUT = { slug: 'about', layout: [] };

const opened: AppStore[] = [];

/** A shop in which everything has been loaded once. */
function openShop(): AppStore {
  const store = makeStore();
  opened.push(store);
  seedStore(store, { init: INIT });
  injectEditor(store);
  store.dispatch(
    pageDesignActions.pagesLoaded([{ slug: 'about', name: 'About us', lastUpdated: null }]),
  );
  store.dispatch(linesMerged([line('a', 2)]));
  return store;
}

type Save = (store: AppStore) => Promise<unknown>;

const SAVES: readonly (readonly [string, Save])[] = [
  ['a layout', ({ dispatch }) => dispatch(calls.saveLayout(ABOUT))],
  ['a design', ({ dispatch }) => dispatch(calls.saveDesign({ header: [], footer: [] }))],
  ['a new page', ({ dispatch }) => dispatch(calls.addPage('Sale'))],
  ['a name', ({ dispatch }) => dispatch(calls.renamePage('about', 'Other'))],
  ['a deletion', ({ dispatch }) => dispatch(calls.removePage('about'))],
];
/** Says only that it was taken. */
const ACKNOWLEDGED = ['a name', 'a deletion'];

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterAll(async () => {
  // Prices of what is in a cart would be asked for again in the tests of other files, which share the code.
  for (const store of opened) store.dispatch(itemsCleared());
  window.dispatchEvent(new Event('online'));
  await vi.dynamicImportSettled();
  await server.close();
});

describe.each(FAULTS)('$name', (fault: Fault) => {
  it('costs nothing that was there: loads are swallowed, saves are thrown, prices wait [S8.710] [S8.152]', async () => {
    clock.shorten(fault.kind === 'timeout');
    await server.behave(fault.serve);
    await Promise.all([
      loads(),
      prices(),
      choices(),
      ...SAVES.map((save) => saves(...save, fault)),
    ]);
  });
});

async function loads(): Promise<void> {
  const { dispatch, getState } = openShop();
  const { pageDesign } = getState();
  expect(await dispatch(calls.loadPages())).toBe(false);
  expect(getState().pageDesign).toEqual(pageDesign);
}

async function prices(): Promise<void> {
  const { dispatch, getState } = openShop();
  const { cart } = getState();
  expect(await dispatch(repriceCart())).toBe(false);
  expect(getState().cart).toBe(cart);
  expect(getState().cartStatus).toMatchObject({ gone: [], priceChanges: {} });
  expect(getState().cartStatus.pricing.phase).toMatch(/^(failed|unavailable)$/);
}

async function choices(): Promise<void> {
  const { dispatch, getState } = openShop();
  await expect(dispatch(loadOffer(product('a')))).rejects.toThrow();
  expect(getState().shop.variantsByCategory).toEqual({});
}

async function saves(name: string, save: Save, fault: Fault): Promise<void> {
  if (fault.name === 'the wrong shape' && ACKNOWLEDGED.includes(name)) return;
  const store = openShop();
  const before = store.getState().pageDesign;
  await expect(save(store), name).rejects.toThrow(fault.message);
  expect(store.getState().pageDesign, name).toEqual(before);
}
