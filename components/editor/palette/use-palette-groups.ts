import { useMemo } from 'react';
import { mayInsert } from '@/blocks/layout/tree/may-stand';
import { useEditorSelector } from '@/store/editor/hooks';
import type { EditorRootState } from '@/store/editor/inject';
import { selectTree } from '@/store/editor/selectors';
import { blockGroups, insertableIn, type PaletteGroup, presetItems, savedItems } from './items';
import { useShelf } from './presets/preset-shelf';
import { useSaved } from './saved/saved-components';

export interface PaletteGroups {
  blocks: readonly PaletteGroup[];
  presets: PaletteGroup;
  saved: PaletteGroup;
}

/** Groups of items that may be inserted into what is open; each item is made anew where that changes, not at each key press. */
export function usePaletteGroups(): PaletteGroups {
  const place = useEditorSelector((state) => selectTree(state)?.place) ?? 'page';
  const mayHaveContent = useEditorSelector(selectMayHaveContent);
  const { presets } = useShelf();
  const { components } = useSaved();
  const isInsertable = useMemo(() => insertableIn(place, mayHaveContent), [place, mayHaveContent]);
  const blocks = useMemo(() => blockGroups(isInsertable), [isInsertable]);
  const sections = useMemo(() => presetItems(presets, place), [presets, place]);
  const kept = useMemo(() => savedItems(components, isInsertable), [components, isInsertable]);
  return {
    blocks,
    presets: { id: 'presets', label: 'Sections', items: sections },
    saved: { id: 'saved', label: 'Saved', items: kept },
  };
}

function selectMayHaveContent(state: EditorRootState): boolean {
  const tree = selectTree(state);
  return tree !== undefined && mayInsert(tree, 'page_content');
}
