// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CartLine } from '@/core/model/cart';
import { quantitiesOf } from '@/core/rules/brought-cart';
import type { AppStore } from '@/store/make-store';
import {
  adoptCartName,
  embeddedCartName,
  letGo,
  noteGiven,
} from '@/store/persistence/embedded-cart';
import { type CartName, keepInStep } from '@/store/persistence/keep-in-step';
import { readPersonal } from '@/store/persistence/read-personal';
import { lineAdded, linesMerged, selectCartCount, selectLines } from '@/store/slices/cart';
import { wishlistToggled } from '@/store/slices/wishlist';
import { eventually } from '../../support/eventually';
import { idsOf, line, mapStorage, product, ROOT, seededStore, storedRoot } from './fixtures';

const STORED: CartName = { read: embeddedCartName, adopt: adoptCartName };

const ends: (() => void)[] = [];
let counts: number[];

/** An embed with what it brought back, or took, before it came to be kept in step. */
function openEmbed(items: CartLine[], name = STORED): AppStore {
  const store = seededStore(mapStorage().storage);
  store.dispatch(linesMerged(items));
  store.subscribe(() => counts.push(selectCartCount(store.getState())));
  ends.push(keepInStep(store, name));
  return store;
}

/** The name of a cart where nothing is stored. */
function unstoredName(name: string): CartName {
  return {
    read: () => name,
    adopt: (other) => {
      name = String(other);
    },
  };
}

/** Everything that `from` has said until now has been heard by `to`. */
async function heard(from: AppStore, to: AppStore) {
  const id = `heard-${counts.length}`;
  from.dispatch(wishlistToggled({ product: product(id) }));
  await eventually(() => expect(idsOf(to.getState().wishlist)).toContain(id));
}

beforeEach(() => {
  counts = [];
  window.history.replaceState(null, '', '/embed/products');
  localStorage.clear();
  localStorage.setItem(`embed:${ROOT}`, storedRoot({ cart: { items: [line('a')] } }));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The answer to an embed that has just opened. */
async function answered(open: () => AppStore): Promise<AppStore> {
  const channel = new BroadcastChannel('embed:hemline:personal');
  const told: unknown[] = [];
  channel.onmessage = ({ data }) => told.push(data);
  const store = open();
  await eventually(() =>
    expect(told).toContainEqual(expect.objectContaining({ name: expect.any(String) })),
  );
  channel.close();
  return store;
}

it('a cart that two embeds brought back from one storage counts once [S2.712]', async () => {
  const one = openEmbed([line('a')]);
  const other = await answered(() => openEmbed([line('a')]));
  await heard(one, other);
  await heard(other, one);
  expect(new Set(counts)).toEqual(new Set([1]));
});

it('an embed that opens late has the cart of the one that answers, once [S2.712]', async () => {
  const one = openEmbed([line('a')]);
  one.dispatch(lineAdded(line('b')));
  const late = await answered(() => openEmbed([line('a')]));
  await heard(one, late);
  await heard(late, one);
  expect(idsOf(late.getState().cart)).toEqual(['a', 'b']);
  expect(new Set(counts)).toEqual(new Set([2]));
});

it('what was added before another cart answers is added to it [S2.712]', async () => {
  const [known, added] = [unstoredName('known'), unstoredName('added')];
  const one = openEmbed([line('a')], known);
  const late = await answered(() => openEmbed([line('b')], added));
  await eventually(() => expect(idsOf(one.getState().cart)).toEqual(['a', 'b']));
  expect(late.getState().cart).toEqual(one.getState().cart);
  expect(added.read()).toBe('known');
});

it('what one embed handed over is gone from those that nobody had answered [S2.711]', async () => {
  const one = openEmbed([line('a')]);
  const other = await answered(() => openEmbed([line('a')]));
  letGo(other, quantitiesOf([line('a')]));
  await heard(other, one);
  expect(idsOf(one.getState().cart)).toEqual([]);
  expect(idsOf(other.getState().cart)).toEqual([]);
});

const NOTHING = quantitiesOf([]);
const storedIds = async () => idsOf((await readPersonal()).cart);

/** Two embeds on a page, of which the first gave its cart to a tab before more was added. */
function openTwo(): [gaveToTab: AppStore, other: AppStore] {
  noteGiven(quantitiesOf([line('a')]));
  return [openEmbed([line('a'), line('b')]), openEmbed([line('a'), line('b')])];
}

it('an embed that leads away has the last word on what is left in the others [S2.712]', async () => {
  for (const order of ['before', 'after']) {
    const [gaveToTab, leaving] = openTwo();
    const all = quantitiesOf(selectLines(leaving.getState()));
    if (order === 'before') letGo(gaveToTab, NOTHING);
    letGo(leaving, all);
    if (order === 'after') letGo(gaveToTab, NOTHING);
    expect(await storedIds(), order).toEqual([]);
  }
});

it('what one embed gave to a tab leaves all of them with the page, once [S2.712]', async () => {
  const [gaveToTab, other] = openTwo();
  const name = embeddedCartName();
  letGo(other, NOTHING);
  const next = embeddedCartName();
  expect(await storedIds()).toEqual(['b']);
  letGo(gaveToTab, NOTHING);
  expect(await storedIds()).toEqual(['b']);
  expect(next).not.toBe(name);
  expect(embeddedCartName()).toBe(next);
});
