import type { Place } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { DraftBlock } from '@/blocks/kit/draft-blocks';
import type { Drawing } from './drawing';
import type { Panel, PanelOf } from './panel';

export type Group = 'layout' | 'content' | 'media' | 'shop' | 'chrome';

type Starter = Partial<Omit<DraftBlock, 'type'>>;

/** A type of block in the editor; shoppers load none of it. */
interface BlockEditor {
  label: string;
  group: Group;
  standsIn: readonly Place[];
  hint: string;
  /** Further search terms in the palette. */
  keywords: string;
  /** Outlines on a grid of 20 by 20. */
  icon: string;
  /** A sketch of the block on a page, 88 by 56. */
  drawing: Drawing;
  /** Content of a new block, where its defaults show nothing or too much. */
  starter?: Starter | (() => Starter);
  panel: Panel;
}

/** The editor's part of a definition: a panel with a field that the type does not have fails to compile. */
export interface EditorOf<D extends BlockDefinition> extends Omit<BlockEditor, 'panel'> {
  panel: PanelOf<D>;
}
