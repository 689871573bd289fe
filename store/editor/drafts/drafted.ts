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
      const { tree, stored, revision } = document;
      return before?.tree !== tree || before.stored !== stored || before.revision !== revision;
    },
    /** Writes a document as it is; one that the server has needs no draft. */
    write: (
      transaction: DraftsTransaction,
      document: EditedDocument,
      { shop, tab }: Owner,
      changedAt: number,
    ): void => {
      const { id: known, name, revision } = document;
      const { place, slug } = document.tree;
      const id = `${shop} ${known} ${tab}`;
      if (isChanged(document)) {
        const head = { id, shop, tab, document: known, name, place, slug, revision, changedAt };
        written.set(known, writeDraft(transaction, head, document, written.get(known)));
      } else {
        written.delete(known);
        going.add(known);
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
