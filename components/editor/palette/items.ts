import { useMemo } from 'react';
import type { Group } from '@/blocks/editor-kit/block-editor';
import type { Drawing } from '@/blocks/editor-kit/drawing';
import { BLOCK_TYPES, isBlockType, type Place } from '@/blocks/kit/block-types';
import { labelOfType } from '@/blocks/layout/tree/labels';
import { fits, mayInsert } from '@/blocks/layout/tree/may-stand';
import { EDITORS } from '@/blocks/registry/editors';
import type { ComponentTemplate } from '@/core/model/page';
import { useEditorSelector } from '@/store/editor/hooks';
import type { EditorRootState } from '@/store/editor/inject';
import { selectTree } from '@/store/editor/selectors';
import { typesIn } from '../shared/layout-shape';
import * as messages from './messages';
import { type Presets, useShelf } from './presets/preset-shelf';
import { useSaved } from './saved/saved';
import type { Source } from './sources';

/** Labels of the groups of blocks, in the order they are offered. */
const GROUP_LABELS: Record<Group, string> = {
  layout: messages.layout,
  content: messages.content,
  media: messages.media,
  shop: messages.shop,
  chrome: messages.headerAndFooter,
};

export interface PaletteItem {
  source: Source;
  label: string;
  hint: string;
  /** Further words that it is found by. */
  keywords: string;
  /** Type of a block, or of the outermost one of what was saved. */
  type?: string;
  drawing: Drawing;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}

/** True if blocks of a type may be inserted into what is open. */
type Insertable = (type: string) => boolean;

const insertableIn =
  (place: Place, mayHaveContent: boolean): Insertable =>
  (type) =>
    fits(type, place) && (type !== 'page_content' || mayHaveContent);

/** The types of blocks, by group. */
function blockGroups(isInsertable: Insertable): PaletteGroup[] {
  const types = BLOCK_TYPES.filter(isInsertable);
  return (Object.keys(GROUP_LABELS) as Group[]).map((group) => ({
    id: group,
    label: GROUP_LABELS[group],
    items: types
      .filter((type) => EDITORS[type].group === group)
      .map((type) => {
        const { label, hint, keywords, drawing } = EDITORS[type];
        return { source: `block:${type}`, label, hint, keywords, type, drawing };
      }),
  }));
}

/** Ready sections, and whole headers or footers where one of those is edited. */
function presetItems(presets: Presets | null, place: Place): PaletteItem[] {
  if (!presets) return [];
  const { PRESET_IDS, PRESETS, PRESET_DRAWINGS } = presets;
  return PRESET_IDS.filter((id) => PRESETS[id].standsIn.includes(place)).map((id) => {
    const { label, hint, keywords } = PRESETS[id];
    return { source: `preset:${id}`, label, hint, keywords, drawing: PRESET_DRAWINGS[id] };
  });
}

function savedItems(
  components: readonly ComponentTemplate[],
  isInsertable: Insertable,
): PaletteItem[] {
  return components
    .filter(({ component }) => typesIn([component]).every(isInsertable))
    .map(({ id, name, component }) => {
      const type = component.type ?? '';
      return {
        source: `saved:${id}`,
        label: name || labelOfType(type),
        hint: messages.savedFrom(labelOfType(type)),
        keywords: messages.savedType(type),
        type,
        drawing: EDITORS[isBlockType(type) ? type : 'box'].drawing,
      };
    });
}

/** Groups of items that may be inserted into what is open; each item is made anew where that changes, not at each key press. */
export function usePaletteGroups(): Record<
  'blocks' | 'presets' | 'saved',
  readonly PaletteGroup[]
> {
  const place = useEditorSelector((state) => selectTree(state)?.place) ?? 'page';
  const mayHaveContent = useEditorSelector(selectMayHaveContent);
  const { presets } = useShelf();
  const { components } = useSaved();
  const isInsertable = useMemo(() => insertableIn(place, mayHaveContent), [place, mayHaveContent]);
  const blocks = useMemo(() => blockGroups(isInsertable), [isInsertable]);
  const sections = useMemo(() => presetItems(presets, place), [presets, place]);
  const saved = useMemo(() => savedItems(components, isInsertable), [components, isInsertable]);
  return {
    blocks,
    presets: [{ id: 'presets', label: messages.sections, items: sections }],
    saved: [{ id: 'saved', label: messages.saved, items: saved }],
  };
}

function selectMayHaveContent(state: EditorRootState): boolean {
  const tree = selectTree(state);
  return tree !== undefined && mayInsert(tree, 'page_content');
}
