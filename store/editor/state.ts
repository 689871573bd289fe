import type { Change } from '@/blocks/layout/tree/changes';
import type { Tree } from '@/blocks/layout/tree/tree';
import type { SavingState } from './save-state';

/** An undo step: a drag, a burst of typing, a command. */
export interface Step {
  label: string;
  /** Steps of the same gesture are merged; '' for a step of its own. */
  gesture: string;
  changes: readonly Change[];
  /** The selection before and after. */
  from: string | null;
  to: string | null;
}

/** A page, header or footer that is edited. */
export interface EditedDocument {
  id: string;
  name: string;
  tree: Tree;
  /** The server's state. */
  saved: Tree;
  /** The server's revision that the next save is based on. */
  revision: number;
  /** The time of the last save, as ISO text; null if unknown. */
  savedAt: string | null;
  past: readonly Step[];
  /** The next step to redo is the last. */
  future: readonly Step[];
  selected: string | null;
}

export interface EditorState {
  /** Keyed by id; open documents keep their history. */
  documents: Readonly<Record<string, EditedDocument>>;
  /** Number of times each was closed, by id: earlier requests are outdated. */
  closings: Readonly<Record<string, number>>;
  /** The id of the one on screen. */
  open: string | null;
  saving: SavingState;
  dialog: Dialog | null;
  /** The id of this tab for drafts; null where it keeps none. */
  tab: string | null;
}

export type Dialog = 'shortcuts' | 'saveComponent';

/** Ids of pages, header and footer. */
export const HEADER_ID = 'header';
export const FOOTER_ID = 'footer';
export const pageId = (slug: string) => `page:${slug}`;
