import { useState } from 'react';
import { useEditorSelector, useEditorStore } from '@/store/editor/hooks';
import { foldsAround, outlineRows, type Row, sameRows } from './rows';

export interface Rows {
  rows: readonly Row[];
  /** Opens or folds up one line. */
  setFolded: (id: string, isFolded: boolean) => void;
  /** Opens all that a block stands in. */
  reveal: (key: string) => void;
}

/** The lines of the outline; they stay the same while only what stands in the blocks changes. */
export function useRows(): Rows {
  const store = useEditorStore();
  const [folded, setFoldedIds] = useState<ReadonlySet<string>>(new Set());
  const rows = useEditorSelector((state) => outlineRows(state, folded), sameRows);
  const setFolded = (id: string, isFolded: boolean) =>
    setFoldedIds((last) => {
      const others = [...last].filter((one) => one !== id);
      return new Set(isFolded ? [...others, id] : others);
    });
  const reveal = (key: string) => {
    const around = new Set(foldsAround(store.getState(), key));
    if ([...folded].some((id) => around.has(id))) {
      setFoldedIds(new Set([...folded].filter((id) => !around.has(id))));
    }
  };
  return { rows, setFolded, reveal };
}
