import { useMemo } from 'react';
import { useEditorSelector } from '@/store/editor/hooks';
import type { EditorRootState } from '@/store/editor/inject';
import { isChanged } from '@/store/editor/selectors';

const NONE: ReadonlySet<string> = new Set();

/** The ids of documents with changes that are not saved: those that are open, and drafts that are kept. */
export function useChanged(drafts: ReadonlySet<string> = NONE): ReadonlySet<string> {
  const edited = useEditorSelector(selectChangedIds);
  return useMemo(
    () => new Set([...drafts, ...edited.split(' ').filter(Boolean)]),
    [drafts, edited],
  );
}

/** One text, so that nothing is drawn anew as long as it stays the same. */
function selectChangedIds({ editor }: EditorRootState): string {
  const changed = Object.values(editor.documents).filter(isChanged);
  return changed.map(({ id }) => id).join(' ');
}
