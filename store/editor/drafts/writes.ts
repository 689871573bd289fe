import type { Tree } from '@/blocks/layout/tree/tree';
import { type DraftHead, type DraftsTransaction, ofDraft } from './database';
import { MAX_RECORD_CHARACTERS, MAX_RECORDS, packChanges, packTree } from './records';

export interface Written {
  tree: Tree;
  saved: Tree;
  revision: number;
  number: number;
  /** Number of records since states were put together last. */
  records: number;
  characters: number;
}

/** Writes what has changed of a draft; all of it for a new base. Waits for nothing: the page may be going. */
export function writeDraft(
  transaction: DraftsTransaction,
  head: DraftHead,
  { tree, saved, revision }: Pick<Written, 'tree' | 'saved' | 'revision'>,
  before: Written | undefined,
): Written {
  const isNew = !before || before.saved !== saved || before.revision !== revision;
  const previous = isNew ? { tree: saved, number: 0, records: 0, characters: 0 } : before;
  ask(transaction.objectStore('heads').put(head));
  if (isNew) {
    clear(transaction, head.id);
    ask(transaction.objectStore('trees').put(packTree(saved), [head.id, 'base']));
  }
  const record = packChanges(previous.tree, tree);
  const records = previous.records + 1;
  const characters = previous.characters + record.length;
  const written = { tree, saved, revision, number: previous.number + 1 };
  if (records > MAX_RECORDS || characters > MAX_RECORD_CHARACTERS) {
    ask(transaction.objectStore('records').delete(ofDraft(head.id)));
    ask(transaction.objectStore('trees').put(packTree(tree), [head.id, 'later']));
    return { ...written, records: 0, characters: 0 };
  }
  ask(transaction.objectStore('records').put(record, [head.id, previous.number]));
  return { ...written, records, characters };
}

export function removeDraft(transaction: DraftsTransaction, id: string): void {
  ask(transaction.objectStore('heads').delete(id));
  ask(transaction.objectStore('settings').delete(id));
  clear(transaction, id);
}

function clear(transaction: DraftsTransaction, id: string): void {
  ask(transaction.objectStore('trees').delete(ofDraft(id)));
  ask(transaction.objectStore('records').delete(ofDraft(id)));
}

/** Ignores a request's own error: the transaction reports it. */
export function ask(request: Promise<unknown>): void {
  request.catch(() => undefined);
}
