import type { DraftHead, DraftsTransaction, SettingsChanges } from './database';
import { ask, removeDraft } from './writes';

/** Settings changes that a tab has written. */
export function createDraftedSettings() {
  let changes: SettingsChanges | null = null;
  /** Undefined if unknown. */
  let written: SettingsChanges | null | undefined = null;

  return {
    /** Notes the changes; null for none. */
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
    /** Forgets what was written, since it may be gone. */
    forget: (): void => {
      written = undefined;
    },
  };
}
