import type { Tree } from '@/blocks/layout/tree/tree';
import {
  type DraftsDatabase,
  type DraftsTransaction,
  ofDraft,
  openDrafts,
  STORES,
} from './database';
import { type Draft, unpackDraft } from './records';

/** All that is asked for within, or nothing, in order. Relaxed durability: crashes of the browser cost nothing. */
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

/** The drafts of a shop's documents, or of its settings, the newest first. */
export async function listDrafts<Of extends 'heads' | 'settings'>(
  database: DraftsDatabase,
  of: Of,
  shop: string,
) {
  const drafts = await database.getAllFromIndex(of, 'shop', IDBKeyRange.only(shop));
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

/** Returns a tab's unsaved documents of a shop by id. @throws where the browser refuses storage. */
export async function readTabDrafts(shop: string, tab: string): Promise<ReadonlyMap<string, Tree>> {
  const database = await openDrafts(() => undefined);
  try {
    const heads = (await listDrafts(database, 'heads', shop)).filter((head) => head.tab === tab);
    const drafts = await Promise.all(heads.map(({ id }) => readDraft(database, id)));
    return new Map(drafts.flatMap((draft) => (draft ? [[draft.document, draft.tree]] : [])));
  } finally {
    database.close();
  }
}
