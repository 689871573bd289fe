import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftHead, SettingsDraft } from '@/store/editor/drafts/database';
import type { Journal } from '@/store/editor/drafts/journal';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectOpen } from '@/store/editor/selectors';
import { tell } from '../notices/notices';
import { announce } from '../shared/announce';
import * as messages from './messages';

const NO_DRAFTS: readonly DraftHead[] = [];
const NO_SETTINGS: readonly SettingsDraft[] = [];

/** The drafts that can be restored, as of now: other tabs end and leave some. */
export function useDraftList(journal: Journal | null) {
  const dispatch = useEditorDispatch();
  const open = useEditorSelector((state) => selectOpen(state)?.id);
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const [settings, setSettings] = useState(NO_SETTINGS);

  const refresh = useCallback(async () => {
    setDrafts((await journal?.list().catch(() => null)) ?? NO_DRAFTS);
    setSettings((await journal?.listSettings().catch(() => null)) ?? NO_SETTINGS);
  }, [journal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that is opened may have some
  useEffect(() => {
    refresh();
    if (!journal) return;
    const unsubscribe = journal.subscribe(refresh);
    window.addEventListener('focus', refresh);
    return () => {
      unsubscribe();
      window.removeEventListener('focus', refresh);
    };
  }, [journal, refresh, open]);

  return useMemo(() => {
    const forget = (id: string) => {
      setDrafts((last) => last.filter((head) => head.id !== id));
      setSettings((last) => last.filter((draft) => draft.id !== id));
    };
    const read = async (id: string) => (journal ? journal.read(id) : null);
    const adopt = (id: string) => {
      forget(id);
      journal?.adopt(id);
    };
    return {
      journal,
      refresh,
      /** The drafts of this shop that no tab is at, the newest first. */
      drafts,
      /** The newest of them that is of the open document. */
      offered: drafts.find((head) => head.document === open) ?? null,
      /** The newest draft of the shop's settings that no tab is at. */
      settings: settings[0] ?? null,
      /** A draft itself; null where it is gone, or cannot be read. */
      read,
      /** Ends the offer of a draft that is taken up where it belongs. */
      adopt,
      /** Brings a draft of the open document back; a conflict where the document has changed since. */
      restore: async (id: string) => {
        const [draft, code] = await Promise.all([read(id), loadRestoring()]);
        if (!draft) tell({ text: messages.draftUnreadable });
        else if (!code) tell({ text: messages.restoreNotLoaded });
        else if (dispatch(code.restoreDraft(draft))) {
          adopt(id);
          announce(messages.changesRestored);
        }
      },
      /** Deletes a draft for good. */
      discard: async (id: string) => {
        forget(id);
        await journal?.discard(id);
      },
    };
  }, [journal, refresh, drafts, settings, open, dispatch]);
}

const loadRestoring = () => import('@/store/editor/drafts/restore').catch(() => null);
