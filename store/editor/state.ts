import type { Change } from '@/blocks/layout/tree/changes';
import type { Tree } from '@/blocks/layout/tree/tree';
import type { SavingState } from './save-state';

/** What an admin did at one go: a drag, a burst of typing, a command. */
export interface Step {
  /** In words, for who undoes it. */
  label: string;
  /** Steps of the same gesture are one; '' for what stands alone. */
  gesture: string;
  changes: readonly Change[];
  /** What was selected before and after. */
  from: string | null;
  to: string | null;
}

/** A page, header or footer that is edited. */
export interface EditedDocument {
  id: string;
  /** What the shop calls it. */
  name: string;
  tree: Tree;
  /** As the server has it. */
  saved: Tree;
  /** What the next save is made from. */
  revision: number;
  /** When it was saved last, as ISO text; null where that is not known. */
  savedAt: string | null;
  past: readonly Step[];
  /** The step that is done again first stands last. */
  future: readonly Step[];
  selected: string | null;
}

export interface EditorState {
  /** By id: what has been opened keeps what was done to it. */
  documents: Readonly<Record<string, EditedDocument>>;
  /** How often each was closed, by id: what was asked for before is outdated. */
  closings: Readonly<Record<string, number>>;
  /** The id of the one on screen. */
  open: string | null;
  saving: SavingState;
  /** What lies over the page. */
  dialog: Dialog | null;
  /** By which this tab keeps its drafts in the browser; null where it keeps none. */
  tab: string | null;
}

export type Dialog = 'shortcuts' | 'saveComponent';

/** Pages, and what stands around them, by ids of their own. */
export const HEADER_ID = 'header';
export const FOOTER_ID = 'footer';
export const pageId = (slug: string) => `page:${slug}`;
