import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CartLine } from '@/core/model/cart';
import { quantitiesOf } from '@/core/rules/persisted/brought-cart';
import type { AppStore } from '@/store/make-store';
import {
  adoptCartName,
  embeddedCartName,
  handOver,
  letGo,
  noteSent,
} from '@/store/persistence/embedded-cart';
import { keepInStep } from '@/store/persistence/keep-in-step';
import { readPersonal } from '@/store/persistence/read-personal';
import { lineAdded, linesMerged, selectCartCount, selectLines } from '@/store/slices/cart';
import { wishlistToggled } from '@/store/slices/wishlist';
import { eventually } from '../../support/eventually';
import {
  forgetEmbeds,
  idsOf,
  line,
  mapStorage,
  product,
  ROOT,
  savedRoot,
  seededStore,
} from './fixtures';

type CartName = NonNullable<Parameters<typeof keepInStep>[2]>;

const STORED: CartName = { read: embeddedCartName, adopt: adoptCartName };

const ends: (() => void)[] = [];
let counts: number[];

interface Opened {
  name?: CartName;
  /** What is added after all is back and before it comes to be kept in step. */
  early?: CartLine[];
}

/** An embed with what it brought back. */
function openEmbed(items: CartLine[], { name = STORED, early = [] }: Opened = {}): AppStore {
  const store = seededStore(mapStorage().storage);
  if (items.length > 0) store.dispatch(linesMerged(items));
  const since = store.getState();
  if (early.length > 0) store.dispatch(linesMerged(early));
  store.subscribe(() => counts.push(selectCartCount(store.getState())));
  ends.push(keepInStep(store, since, name));
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
  forgetEmbeds();
  localStorage.setItem(`embed:${ROOT}`, savedRoot({ cart: { items: [line('a')] } }));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The answer to an embed that has just opened. */
async function answered(open: () => AppStore): Promise<AppStore> {
  const channel = new BroadcastChannel('embed:hemline:personal');
  const received: unknown[] = [];
  channel.onmessage = ({ data }) => received.push(data);
  const store = open();
  await eventually(() =>
    expect(received).toContainEqual(expect.objectContaining({ name: expect.any(String) })),
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
  // Before the answer it may be told of something else, with the one line that it brought.
  expect(Math.max(...counts)).toBe(2);
});

it('what was added before another cart answers is added to it [S2.712]', async () => {
  const [existing, added] = [unstoredName('known'), unstoredName('added')];
  const one = openEmbed([line('a')], { name: existing });
  const late = await answered(() => openEmbed([], { name: added, early: [line('b')] }));
  await eventually(() => expect(idsOf(one.getState().cart)).toEqual(['a', 'b']));
  expect(late.getState().cart).toEqual(one.getState().cart);
  expect(added.read()).toBe('known');
});

it('what was added to it before an answer of the same name came stays, once [S2.712]', async () => {
  const one = openEmbed([line('a')]);
  const late = await answered(() => openEmbed([line('a')], { early: [line('b')] }));
  await eventually(() => expect(idsOf(one.getState().cart)).toEqual(['a', 'b']));
  const third = await answered(() => openEmbed([line('a')], { early: [line('b')] }));
  await heard(third, late);
  await heard(late, one);
  for (const embed of [one, late, third]) expect(selectCartCount(embed.getState())).toBe(2);
});

it('what one embed handed over is gone from those that nobody had answered [S2.711]', async () => {
  const one = openEmbed([line('a')]);
  const other = await answered(() => openEmbed([line('a')]));
  letGo(other, handOver(quantitiesOf([line('a')])));
  await heard(other, one);
  expect(idsOf(one.getState().cart)).toEqual([]);
  expect(idsOf(other.getState().cart)).toEqual([]);
});

const savedIds = async () => idsOf((await readPersonal()).cart);
const allOf = (store: AppStore) => quantitiesOf(selectLines(store.getState()));

/** Two embeds on a page, of which the first gave its cart to a tab before more was added. */
function openTwo(): [gaveToTab: AppStore, other: AppStore] {
  noteSent(quantitiesOf([line('a')]));
  return [openEmbed([line('a'), line('b')]), openEmbed([line('a'), line('b')])];
}

it.each(['before', 'after'])(
  'what a link led away with is left in no embed that goes %s it [S2.712]',
  async (order) => {
    const [gaveToTab, leaving] = openTwo();
    const handed = handOver(allOf(leaving));
    if (order === 'before') letGo(gaveToTab, null);
    letGo(leaving, handed);
    if (order === 'after') letGo(gaveToTab, null);
    expect(await savedIds()).toEqual([]);
  },
);

it.each(['before', 'after'])(
  'nor in one whose own link did not get through, and that goes %s it [S2.712]',
  async (order) => {
    const [stuck, leaving] = openTwo();
    const input = handOver(quantitiesOf([line('a')]));
    const handed = handOver(allOf(leaving));
    if (order === 'before') letGo(stuck, input);
    letGo(leaving, handed);
    if (order === 'after') letGo(stuck, input);
    expect(await savedIds()).toEqual([]);
  },
);

it('what one embed gave to a tab leaves all of them with the page, once [S2.712]', async () => {
  const [gaveToTab, other] = openTwo();
  const name = embeddedCartName();
  letGo(other, null);
  const next = embeddedCartName();
  expect(await savedIds()).toEqual(['b']);
  letGo(gaveToTab, null);
  expect(await savedIds()).toEqual(['b']);
  expect(next).not.toBe(name);
  expect(embeddedCartName()).toBe(next);
});

it('what may have gone to the shop or not stays under the name that the shop knows [S2.712]', async () => {
  const [embed] = openTwo();
  const name = embeddedCartName();
  handOver(allOf(embed));
  // The page goes after all, but nobody knows any more whether by that link.
  letGo(embed, null);
  expect(await savedIds()).toEqual(['a']);
  expect(idsOf(embed.getState().cart)).toEqual(['a', 'b']);
  expect(embeddedCartName()).toBe(name);
});
