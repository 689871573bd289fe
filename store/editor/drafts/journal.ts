import type { Store } from '@reduxjs/toolkit';
import { tabEntered } from '../editor';
import type { EditorRootState } from '../inject';
import { type DraftsDatabase, openDrafts, type SettingsChanges } from './database';
import { createDrafted, writeSettings } from './drafted';
import { type JournalEvent, type JournalPhase, nextPhase } from './journal-machine';
import { createKeeping } from './keeping';
import { enterTab, type Tab } from './live-tabs';
import { handOver, listDrafts, readDraft } from './shelf';
import { removeDraft } from './writes';

export type Journal = ReturnType<typeof startJournal>;

interface Parts {
  /** Runs something after the browser has shown what it is at. */
  later?: (run: () => void) => void;
  open?: typeof openDrafts;
  enter?: () => Promise<Tab>;
  now?: () => number;
}

/** The pause before a failed browser is tried again. */
const RETRY_AFTER_MS = 5_000;

/** Keeps edits in the browser's database: after each frame, the nodes that have changed, one transaction at a time. */
export function startJournal(store: Store<EditorRootState>, parts: Parts = {}) {
  const { later = afterFrame, open = openDrafts, enter = enterTab, now = Date.now } = parts;
  const keeping = createKeeping();
  const drafted = createDrafted();
  /** Changes of the settings, and those that are written; undefined if unknown. */
  let settings: SettingsChanges | null = null;
  let writtenSettings: SettingsChanges | null | undefined = null;
  /** Drafts that are in a document now: which are to go, and which have been so at any time. */
  const adopted = new Set<string>();
  const taken = new Set<string>();
  let phase: JournalPhase = 'opening';
  let database: DraftsDatabase | null = null;
  let tab: Tab | null = null;
  let seen: EditorRootState['editor']['documents'] | null = null;

  const shop = () => store.getState().shop.hostname;
  const documents = () => store.getState().editor.documents;
  const isDone = () => documents() === seen && adopted.size === 0 && settings === writtenSettings;

  /** Says whether the event has changed the phase. */
  const step = (event: JournalEvent): boolean => {
    const before = phase;
    phase = nextPhase(phase, event);
    return phase !== before;
  };

  const ask = () => {
    if (isDone()) return;
    keeping.waits();
    if (step('changed')) later(() => phase === 'scheduled' && flush());
  };

  /** Asks for everything at once, so that it is on its way even where the page goes next. */
  const flush = () => {
    if (!database || !tab) return;
    const behind = Object.values(documents()).filter(drafted.isBehind);
    const hasSettings = settings !== writtenSettings;
    seen = documents();
    if (behind.length + adopted.size === 0 && !hasSettings) {
      keeping.say('kept');
      return void step('writeSpared');
    }
    const owner = { shop: shop(), tab: tab.id, changedAt: now() };
    const going = [...adopted];
    step('writeBegun');
    handOver(database, (transaction) => {
      for (const document of behind) drafted.write(transaction, document, owner);
      if (hasSettings) writeSettings(transaction, settings, owner);
      writtenSettings = settings;
      for (const id of going) removeDraft(transaction, id);
    }).then(() => {
      drafted.settle();
      for (const id of going) adopted.delete(id);
      if (isDone()) keeping.say('kept');
      step('written');
      ask();
    }, refused);
  };

  const refused = (error: unknown) => {
    console.warn('Drafts are not kept:', error);
    keeping.say('off');
    forget();
    if (step('refused')) setTimeout(() => retry(), RETRY_AFTER_MS);
  };
  const retry = () => {
    step('retried');
    ask();
  };

  /** Rewrites everything, since what was written may be gone. */
  const forget = () => {
    drafted.forget();
    writtenSettings = undefined;
    seen = null;
  };

  const lost = () => {
    database = null;
    forget();
    if (step('lost')) begin();
  };

  const begin = async () => {
    try {
      tab ??= await enter();
      database = await open(lost);
    } catch (error) {
      return unopened(error);
    }
    if (!step('opened')) return leave();
    store.dispatch(tabEntered(tab.id));
    keeping.say('kept');
    ask();
  };
  const unopened = (error: unknown) => {
    if (keeping.get() !== 'off') console.warn('Drafts are not kept:', error);
    keeping.say('off');
    const isLater = step('unopened') && mayPass(error);
    if (isLater) setTimeout(() => step('retried') && begin(), RETRY_AFTER_MS);
  };

  const leave = () => {
    database?.close();
    tab?.leave();
    database = null;
  };

  /** The drafts of this shop that nobody is at, the newest first. */
  const list = async <Of extends 'heads' | 'settings'>(of: Of) => {
    if (!database) return [];
    const drafts = await listDrafts(database, of, shop());
    const living = await tab?.living();
    return drafts.filter((draft) => {
      if (taken.has(draft.id)) return false;
      if (draft.tab !== tab?.id) return !living?.has(draft.tab);
      return 'document' in draft && !(draft.document in documents());
    });
  };

  const unsubscribe = store.subscribe(ask);
  begin();

  return {
    getKeeping: keeping.get,
    subscribe: keeping.subscribe,
    /** Keeps what is changed of the shop's settings; null where nothing is. */
    keepSettings: (changes: SettingsChanges | null): void => {
      settings = changes;
      ask();
    },
    list: () => list('heads'),
    listSettings: () => list('settings'),
    /** Null if it is gone or unreadable. */
    read: async (id: string) => (database ? readDraft(database, id) : null),
    discard: async (id: string): Promise<void> => {
      taken.add(id);
      if (database) await handOver(database, (transaction) => removeDraft(transaction, id));
    },
    /** Removes a draft once its content is written as this tab's own. */
    adopt: (id: string): void => {
      adopted.add(id);
      taken.add(id);
      ask();
    },
    /** Hands over what is not written yet, now. */
    flush,
    /** Ends it; what was handed over is still written. */
    stop: (): void => {
      flush();
      step('stopped');
      unsubscribe();
      leave();
    },
  };
}

/** Returns true if opening the database may succeed later; a newer version stays newer. */
const mayPass = (error: unknown): boolean =>
  error instanceof DOMException && !['VersionError', 'SecurityError'].includes(error.name);

/** A hidden page draws no frames. */
function afterFrame(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
