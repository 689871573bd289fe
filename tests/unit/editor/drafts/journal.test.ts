import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nest } from '@/blocks/layout/tree/flatten';
import { openDrafts } from '@/store/editor/drafts/database';
import { type Journal, startJournal } from '@/store/editor/drafts/journal';
import { enterTab } from '@/store/editor/drafts/live-tabs';
import { MAX_RECORD_CHARACTERS, MAX_RECORDS } from '@/store/editor/drafts/records';
import { stepUndone } from '@/store/editor/editor';
import { documentClosed, documentSaved } from '@/store/editor/state';
import { eventually } from '../../../support/eventually';
import { LAYOUT, makeEditor, text } from './editor-store';
import { emptyDatabases } from './fake-browser';
import { fakeLocks } from './fake-locks';

let browser: ReturnType<typeof fakeLocks>;
let journals: Journal[];

beforeEach(() => {
  emptyDatabases();
  browser = fakeLocks();
  journals = [];
});
afterEach(() => {
  for (const journal of journals) journal.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface TabParts extends Partial<Parameters<typeof startJournal>[1] & object> {
  domain?: string;
}

/** A tab of the browser with the editor in it. */
function openTab({ domain, ...parts }: TabParts = {}) {
  const editor = makeEditor(domain);
  const enter = () => enterTab(browser.locks);
  const journal = startJournal(editor.store, { later: (run) => setTimeout(run), enter, ...parts });
  journals.push(journal);
  const settled = () => eventually(() => expect(journal.getKeeping()).toBe('kept'));
  /** Once all that was done is written. */
  const written = async () => {
    await settled();
    for (let round = 0; round < 20; round += 1) await new Promise((next) => setTimeout(next));
    expect(journal.getKeeping()).toBe('kept');
  };
  return { ...editor, journal, settled, written };
}

/** What a new tab finds after the one before has crashed. */
async function afterCrash() {
  browser.crash();
  const tab = openTab();
  await tab.settled();
  const [head] = await tab.journal.list();
  return { tab, head, draft: head ? await tab.journal.read(head.id) : null };
}

describe('the journal of drafts', () => {
  it('has every change of a document after a crash, over what it was made from [S4.860]', async () => {
    const tab = openTab();
    tab.load('about', LAYOUT, 7);
    tab.type('one', 'First');
    await tab.written();
    tab.type('two', 'Second');
    tab.type('one', 'Third');
    await tab.written();
    const { draft } = await afterCrash();
    expect(draft).toMatchObject({ shop: 'a.example', document: 'page:about', revision: 7 });
    expect(nest(draft?.base ?? tab.open().tree)).toEqual(LAYOUT);
    expect(draft?.tree.nodes).toEqual(tab.open().tree.nodes);
    expect(draft?.tree.nextKey).toBe(tab.open().tree.nextKey);
  });

  it('has what was not saved of a page that was deleted, for when it is back [S4.1662]', async () => {
    const tab = openTab();
    tab.load('looks');
    tab.type('one', 'Unsaved');
    await tab.written();
    tab.store.dispatch(documentClosed('page:looks'));
    await tab.written();
    const { head, draft } = await afterCrash();
    expect(head).toMatchObject({ document: 'page:looks' });
    expect(draft && nest(draft.tree)).toEqual([text('one', 'Unsaved'), LAYOUT[1]]);
  });

  it('has what was done before the browser was ready, and what is handed over as a page goes', async () => {
    const tab = openTab({ later: () => undefined });
    tab.load('about');
    tab.type('one', 'Early');
    await tab.settled();
    tab.journal.flush();
    tab.type('one', 'Last');
    tab.journal.flush();
    const { draft } = await afterCrash();
    expect(nest(draft?.tree ?? tab.open().saved)).toEqual([text('one', 'Last'), LAYOUT[1]]);
  });

  it('writes changed nodes, and puts them together after many or large ones [S4.860]', async () => {
    const tab = openTab();
    tab.load('about');
    const steps = MAX_RECORDS + 20;
    for (let step = 0; step < steps; step += 1) {
      tab.type('one', `Step ${step}`);
      tab.journal.flush();
    }
    await tab.written();
    const database = await openDrafts(() => undefined);
    expect(await database.count('records')).toBeLessThan(25);
    const [record = ''] = await database.getAll('records');
    expect(record).toContain('Step');
    expect(record).not.toContain('Two');
    tab.type('two', 'x'.repeat(MAX_RECORD_CHARACTERS));
    await tab.written();
    expect(await database.count('records')).toBe(0);
    database.close();
    const { draft } = await afterCrash();
    expect(draft?.tree.nodes).toEqual(tab.open().tree.nodes);
  });

  it('ends where a save has brought the server to the same state, or all was undone [S4.861]', async () => {
    const tab = openTab();
    tab.load('about');
    tab.type('one', 'First');
    await tab.written();
    const { id, tree } = tab.open();
    tab.store.dispatch(documentSaved({ id, tree, revision: 2, savedAt: null }));
    await tab.written();
    const database = await openDrafts(() => undefined);
    const counts = () =>
      Promise.all((['heads', 'trees', 'records'] as const).map((name) => database.count(name)));
    expect(await counts()).toEqual([0, 0, 0]);
    tab.type('one', 'Second');
    await tab.written();
    expect(await counts()).toEqual([1, 1, 1]);
    tab.store.dispatch(stepUndone());
    await tab.written();
    expect(await counts()).toEqual([0, 0, 0]);
    database.close();
  });

  it('keeps what was changed during a save, over what was saved [S4.861]', async () => {
    const tab = openTab();
    tab.load('about');
    tab.type('one', 'Sent');
    const { id, tree } = tab.open();
    await tab.written();
    tab.type('two', 'Later');
    tab.store.dispatch(documentSaved({ id, tree, revision: 2, savedAt: null }));
    await tab.written();
    const { draft } = await afterCrash();
    expect(draft?.revision).toBe(2);
    expect(nest(draft?.base ?? tree)).toEqual([text('one', 'Sent'), LAYOUT[1]]);
    expect(nest(draft?.tree ?? tree)).toEqual([text('one', 'Sent'), text('two', 'Later')]);
  });

  it('offers no draft that another tab is at, nor one of another shop [S4.862]', async () => {
    const tab = openTab();
    tab.load('about');
    tab.type('one', 'Mine');
    await tab.written();
    const other = openTab();
    await other.settled();
    expect(await other.journal.list()).toEqual([]);
    expect(await tab.journal.list()).toEqual([]);
    browser.crash();
    expect(await other.journal.list()).toHaveLength(1);
    const elsewhere = openTab({ domain: 'b.example' });
    await elsewhere.settled();
    expect(await elsewhere.journal.list()).toEqual([]);
  });

  it('lists drafts of several documents and tabs, the newest first; one that is discarded is gone', async () => {
    let time = 1000;
    const tab = openTab({ now: () => time++ });
    for (const slug of ['about', 'shop']) {
      tab.load(slug);
      tab.type('one', slug);
      await tab.written();
    }
    browser.crash();
    const other = openTab();
    await other.settled();
    const heads = await other.journal.list();
    expect(heads.map(({ name }) => name)).toEqual(['shop', 'about']);
    await other.journal.discard(heads[0]?.id ?? '');
    expect((await other.journal.list()).map(({ name }) => name)).toEqual(['about']);
    expect(await other.journal.read(heads[0]?.id ?? '')).toBeNull();
  });

  it('lets a draft go with what was made of it, not before', async () => {
    const tab = openTab();
    tab.load('about');
    tab.type('one', 'Mine');
    await tab.written();
    const { tab: next, head } = await afterCrash();
    next.load('about');
    next.type('one', 'Mine');
    next.journal.adopt(head?.id ?? '');
    expect(await next.journal.list()).toEqual([]);
    await next.written();
    const { draft } = await afterCrash();
    expect(draft?.id).not.toBe(head?.id);
    expect(nest(draft?.tree ?? next.open().saved)[0]).toEqual(text('one', 'Mine'));
  });

  it('reads no draft that is not what was written', async () => {
    const tab = openTab();
    tab.load('about');
    tab.type('one', 'Mine');
    await tab.written();
    const database = await openDrafts(() => undefined);
    const [id = ''] = await database.getAllKeys('heads');
    await database.put('trees', '{', [id, 'base']);
    database.close();
    expect((await afterCrash()).draft).toBeNull();
  });
});

/** What the browser has of drafts. */
async function openHeads() {
  const database = await openDrafts(() => undefined);
  const heads = await database.getAllKeys('heads');
  database.close();
  return heads;
}

/** Opens the database of a browser that has room for nothing as long as it says so. */
function openIn(room: { isFull: boolean }): typeof openDrafts {
  return async (onLost) => {
    const database = await openDrafts(onLost);
    const begin = database.transaction.bind(database) as unknown as (
      ...input: unknown[]
    ) => IDBTransaction;
    const transaction = (...input: unknown[]) => {
      const begun = begin(...input);
      // A browser without room says so in the end.
      if (room.isFull) begun.commit = () => begun.abort();
      return begun;
    };
    return new Proxy(database, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name === 'transaction') return transaction;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
}

describe('a browser that keeps nothing', () => {
  it.each([
    ['without a database', { open: () => Promise.reject(new Error('private')) }],
    ['without locks', { enter: () => enterTab(undefined) }],
  ])('%s is told of, and the editor works on [S8.860]', async (_, parts) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const opened = vi.spyOn(indexedDB, 'open');
    const tab = openTab(parts);
    await eventually(() => expect(tab.journal.getKeeping()).toBe('off'));
    tab.load('about');
    tab.type('one', 'Mine');
    tab.journal.flush();
    expect(await tab.journal.list()).toEqual([]);
    expect(await tab.journal.read('any')).toBeNull();
    await tab.journal.discard('any');
    expect(tab.layout()[0]).toEqual(text('one', 'Mine'));
    expect(warn).toHaveBeenCalledTimes(1);
    // None that nobody uses stays open.
    expect(opened).not.toHaveBeenCalled();
  });

  it('writes everything once the browser takes it again [S8.860]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const room = { isFull: true };
    const open = openIn(room);
    const tab = openTab({ open });
    tab.load('about');
    tab.type('one', 'First');
    await eventually(() => expect(tab.journal.getKeeping()).toBe('off'));
    room.isFull = false;
    tab.type('two', 'Second');
    await vi.advanceTimersByTimeAsync(6_000);
    await eventually(() => expect(tab.journal.getKeeping()).toBe('kept'));
    vi.useRealTimers();
    const { draft } = await afterCrash();
    expect(draft?.tree.nodes).toEqual(tab.open().tree.nodes);
  });

  it.each([
    ['while it took nothing', true],
    ['as it began to take nothing', false],
  ])('has no draft of what was undone %s [S4.861]', async (_, isRefusedBefore) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const room = { isFull: false };
    const tab = openTab({ open: openIn(room), later: (run) => queueMicrotask(run) });
    const undoAll = () => {
      while (tab.open().past.length > 0) tab.store.dispatch(stepUndone());
    };
    tab.load('about');
    tab.type('one', 'First');
    await tab.settled();
    await eventually(async () => expect(await openHeads()).toHaveLength(1));
    room.isFull = true;
    if (isRefusedBefore) tab.type('one', 'Second');
    else undoAll();
    await eventually(() => expect(tab.journal.getKeeping()).toBe('off'));
    room.isFull = false;
    undoAll();
    await vi.advanceTimersByTimeAsync(6_000);
    await eventually(() => expect(tab.journal.getKeeping()).toBe('kept'));
    vi.useRealTimers();
    expect((await afterCrash()).head).toBeUndefined();
  });

  it('is asked again for the database that it could not open [S8.860]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let refusals = 2;
    const open: typeof openDrafts = (onLost) => {
      if (refusals === 0) return openDrafts(onLost);
      refusals -= 1;
      return Promise.reject(new DOMException('Internal error', 'UnknownError'));
    };
    const tab = openTab({ open, later: (run) => queueMicrotask(run) });
    tab.load('about');
    tab.type('one', 'First');
    await eventually(() => expect(tab.journal.getKeeping()).toBe('off'));
    await vi.advanceTimersByTimeAsync(11_000);
    await eventually(() => expect(tab.journal.getKeeping()).toBe('kept'));
    vi.useRealTimers();
    expect(warn).toHaveBeenCalledOnce();
    expect((await afterCrash()).draft?.tree.nodes).toEqual(tab.open().tree.nodes);
  });

  it('is not asked again where a newer version of the program keeps them', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const open = vi.fn(() => Promise.reject(new DOMException('Newer', 'VersionError')));
    const tab = openTab({ open });
    await eventually(() => expect(tab.journal.getKeeping()).toBe('off'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open).toHaveBeenCalledOnce();
  });

  it('says so while a change waits for long to be written', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const tab = openTab({ later: () => undefined });
    await tab.settled();
    tab.load('about');
    tab.type('one', 'First');
    expect(tab.journal.getKeeping()).toBe('kept');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(tab.journal.getKeeping()).toBe('behind');
    vi.useRealTimers();
    tab.journal.flush();
    await tab.settled();
  });
});

describe('changes of settings', () => {
  it('keeps what is changed of settings, by tab, until nothing is [S4.850]', async () => {
    const tab = openTab();
    tab.journal.keepSettings({ base: { phone: '1' }, mine: { phone: '2' } });
    await tab.written();
    tab.journal.keepSettings({ base: { phone: '1' }, mine: { phone: '3' } });
    await tab.written();
    const beside = openTab();
    await beside.settled();
    expect(await tab.journal.listSettings()).toEqual([]);
    expect(await beside.journal.listSettings()).toEqual([]);
    browser.crash();
    const next = openTab();
    const elsewhere = openTab({ domain: 'b.example' });
    await Promise.all([next.settled(), elsewhere.settled()]);
    expect(await elsewhere.journal.listSettings()).toEqual([]);
    const [left] = await next.journal.listSettings();
    expect(left).toMatchObject({ shop: 'a.example', base: { phone: '1' }, mine: { phone: '3' } });
    tab.journal.keepSettings(null);
    await tab.written();
    expect(await next.journal.listSettings()).toEqual([]);
  });

  it('has what was left of settings go once it is kept anew [S4.850]', async () => {
    const changes = { base: { phone: '1' }, mine: { phone: '2' } };
    const tab = openTab();
    tab.journal.keepSettings(changes);
    await tab.written();
    browser.crash();
    const next = openTab();
    await next.settled();
    const [left] = await next.journal.listSettings();
    next.journal.keepSettings({ ...changes });
    next.journal.adopt(left?.id ?? '');
    expect(await next.journal.listSettings()).toEqual([]);
    await next.written();
    browser.crash();
    const last = openTab();
    await last.settled();
    const drafts = await last.journal.listSettings();
    expect(drafts).toMatchObject([changes]);
    await last.journal.discard(drafts[0]?.id ?? '');
    expect(await last.journal.listSettings()).toEqual([]);
  });
});

/** The database of drafts as it was before it had settings, with everything that stands in today's. */
async function goBackInTime() {
  const today = await openDrafts(() => undefined);
  const rows = async (store: 'heads' | 'trees' | 'records') => {
    const [keys, values] = await Promise.all([today.getAllKeys(store), today.getAll(store)]);
    return values.map((value, at) => [value, keys[at]] as const);
  };
  const [heads, trees, records] = await Promise.all([
    rows('heads'),
    rows('trees'),
    rows('records'),
  ]);
  today.close();
  emptyDatabases();
  const earlier = await openDB('hemline-drafts', 1, {
    upgrade(database) {
      database.createObjectStore('heads', { keyPath: 'id' }).createIndex('shop', 'shop');
      database.createObjectStore('trees');
      database.createObjectStore('records');
    },
  });
  for (const [head] of heads) await earlier.put('heads', head);
  for (const [tree, key] of trees) await earlier.put('trees', tree, key);
  for (const [record, key] of records) await earlier.put('records', record, key);
  earlier.close();
}

it('what an earlier version of the program has kept is taken over [S4.860]', async () => {
  const tab = openTab();
  await tab.settled();
  tab.load('about', LAYOUT, 7);
  tab.type('one', 'First');
  await tab.written();
  tab.journal.stop();
  await goBackInTime();
  const { draft, tab: next } = await afterCrash();
  expect(draft?.tree.nodes).toEqual(tab.open().tree.nodes);
  expect(await next.journal.listSettings()).toEqual([]);
});
