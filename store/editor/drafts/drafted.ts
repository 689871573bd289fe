import { isChanged } from '../selectors';
import type { EditedDocument } from '../state';
import type { DraftHead, DraftsTransaction } from './database';
import { removeDraft, type Written, writeDraft } from './writes';

type Owner = Pick<DraftHead, 'shop' | 'tab'>;

/** What a tab has written of the documents in it. */
export function createDrafted() {
  /** Undefined where something was, and what is not known. */
  const written = new Map<string, Written | undefined>();
  /** What is on its way out. */
  const going = new Set<string>();

  return {
    /** Whether what is written of a document is not what it is now. */
    isBehind: (document: EditedDocument): boolean => {
      const before = written.get(document.id);
      if (!isChanged(document)) return written.has(document.id);
      const { tree, saved, revision } = document;
      return before?.tree !== tree || before.saved !== saved || before.revision !== revision;
    },
    /** Writes a document as it is; one that the server has needs no draft. */
    write: (
      transaction: DraftsTransaction,
      document: EditedDocument,
      { shop, tab }: Owner,
      changedAt: number,
    ): void => {
      const { id: documentId, name, revision } = document;
      const { place, slug } = document.tree;
      const id = `${shop} ${documentId} ${tab}`;
      if (isChanged(document)) {
        const head = {
          id,
          shop,
          tab,
          document: documentId,
          name,
          place,
          slug,
          revision,
          changedAt,
        };
        written.set(documentId, writeDraft(transaction, head, document, written.get(documentId)));
      } else {
        written.delete(documentId);
        going.add(documentId);
        removeDraft(transaction, id);
      }
    },
    /** What was handed over last is done. */
    settle: (): void => going.clear(),
    /** What was written may be gone, and what was removed may be there. */
    forget: (): void => {
      for (const id of [...written.keys(), ...going]) written.set(id, undefined);
      going.clear();
    },
  };
}
