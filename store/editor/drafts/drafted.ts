import { isChanged } from '../selectors';
import type { EditedDocument } from '../state';
import type { DraftHead, DraftsTransaction, SettingsChanges } from './database';
import { ask, removeDraft, type Written, writeDraft } from './writes';

type Owner = Pick<DraftHead, 'shop' | 'tab' | 'changedAt'>;

/** Documents that a tab has written. */
export function createDrafted() {
  /** Undefined if unknown. */
  const written = new Map<string, Written | undefined>();
  /** Drafts that are being removed. */
  const going = new Set<string>();

  return {
    /** Returns true if a document has changed since it was written. */
    isBehind: (document: EditedDocument): boolean => {
      const before = written.get(document.id);
      if (!isChanged(document)) return written.has(document.id);
      const { tree, saved, revision } = document;
      return before?.tree !== tree || before.saved !== saved || before.revision !== revision;
    },
    /** Writes a document as it is; one that the server has needs no draft. */
    write: (transaction: DraftsTransaction, document: EditedDocument, owner: Owner): void => {
      const { id: documentId, name, revision } = document;
      const { place, slug } = document.tree;
      const id = `${owner.shop} ${documentId} ${owner.tab}`;
      if (isChanged(document)) {
        const head = { id, ...owner, document: documentId, name, place, slug, revision };
        written.set(documentId, writeDraft(transaction, head, document, written.get(documentId)));
      } else {
        written.delete(documentId);
        going.add(documentId);
        removeDraft(transaction, id);
      }
    },
    settle: (): void => going.clear(),
    /** Forgets what was written or removed, since the transaction may have failed. */
    forget: (): void => {
      for (const id of [...written.keys(), ...going]) written.set(id, undefined);
      going.clear();
    },
  };
}

/** Writes all that is changed of a shop's settings: it is little. */
export function writeSettings(
  transaction: DraftsTransaction,
  changes: SettingsChanges | null,
  owner: Owner,
): void {
  const id = `${owner.shop} settings ${owner.tab}`;
  if (changes) ask(transaction.objectStore('settings').put({ id, ...owner, ...changes }));
  else removeDraft(transaction, id);
}
