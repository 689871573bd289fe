import {
  type DraftHead,
  type DraftsDatabase,
  type DraftsTransaction,
  ofDraft,
  type SettingsDraft,
  STORES,
} from './database';
import { type Draft, unpackDraft } from './records';

/**
 * All that is asked for within, or nothing, in the order in which it is handed over. Relaxed durability: a
 * crash of the tab or the browser takes nothing of it.
 */
export async function handOver(
  database: DraftsDatabase,
  work: (transaction: DraftsTransaction) => void,
): Promise<void> {
  const transaction = database.transaction([...STORES], 'readwrite', { durability: 'relaxed' });
  try {
    work(transaction);
  } catch (error) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw error;
  }
  transaction.commit();
  await transaction.done;
}

/** The drafts of a shop's documents, the newest first. */
export async function listDrafts(database: DraftsDatabase, shop: string): Promise<DraftHead[]> {
  return newestFirst(await database.getAllFromIndex('heads', 'shop', shop));
}

/** Those of its settings, the newest first. */
export async function listSettings(
  database: DraftsDatabase,
  shop: string,
): Promise<SettingsDraft[]> {
  return newestFirst(await database.getAllFromIndex('settings', 'shop', shop));
}

function newestFirst<Draft extends { changedAt: number }>(drafts: Draft[]): Draft[] {
  return drafts.sort((one, other) => other.changedAt - one.changedAt);
}

/** Null if it is gone or unreadable. */
export async function readDraft(database: DraftsDatabase, id: string): Promise<Draft | null> {
  const transaction = database.transaction(['heads', 'trees', 'records']);
  const [head, base, later, records] = await Promise.all([
    transaction.objectStore('heads').get(id),
    transaction.objectStore('trees').get([id, 'base']),
    transaction.objectStore('trees').get([id, 'later']),
    transaction.objectStore('records').getAll(ofDraft(id)),
  ]);
  if (!head || base === undefined) return null;
  try {
    return unpackDraft(head, { base, later, records });
  } catch {
    return null;
  }
}
