import type { DraftHead, DraftsTransaction, SettingsChanges } from './database';
import { ask, removeDraft } from './writes';

/** What a tab has written of the settings of its shop. */
export function createDraftedSettings() {
  let changes: SettingsChanges | null = null;
  /** Undefined where that is not known. */
  let written: SettingsChanges | null | undefined = null;

  return {
    /** Tells what is changed, null for nothing. */
    note: (next: SettingsChanges | null): void => {
      changes = next;
    },
    isBehind: (): boolean => changes !== written,
    /** Writes all that is changed: it is little. */
    write: (
      transaction: DraftsTransaction,
      { shop, tab }: Pick<DraftHead, 'shop' | 'tab'>,
      changedAt: number,
    ): void => {
      const id = `${shop} settings ${tab}`;
      written = changes;
      if (changes) {
        ask(transaction.objectStore('settings').put({ id, shop, tab, changedAt, ...changes }));
      } else removeDraft(transaction, id);
    },
    /** What was written may be gone. */
    forget: (): void => {
      written = undefined;
    },
  };
}
