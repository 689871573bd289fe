import { createAction } from '@reduxjs/toolkit';
import type { Change } from '@/blocks/layout/tree/changes';
import type { Tree } from '@/blocks/layout/tree/tree';
import type { SavingState } from './save-reducer';

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

interface BinnedDocument {
  document: EditedDocument;
  /** True if it was made from the layout that lies in the bin. */
  isNewest: boolean;
}

export interface EditorState {
  documents: Readonly<Record<string, EditedDocument>>;
  /** Number of times each was closed, by id: earlier requests are outdated. */
  closings: Readonly<Record<string, number>>;
  /** Documents of pages that this tab has deleted, unsaved changes included, by their ids in the bin. */
  binned: Readonly<Record<string, BinnedDocument>>;
  /** The id of the one on screen. */
  open: string | null;
  saving: SavingState;
  dialog: Dialog | null;
  /** The id of this tab for drafts; null where it keeps none. */
  tab: string | null;
  /** The role of whoever is logged in; null until it is known. */
  role: string | null;
}

export type Dialog = 'shortcuts' | 'saveComponent';

export const HEADER_ID = 'header';
export const FOOTER_ID = 'footer';
export const pageId = (slug: string) => `page:${slug}`;

/* What becomes of documents as the server has them. */

export type Opened = Pick<EditedDocument, 'id' | 'name' | 'tree' | 'revision'> &
  Partial<Pick<EditedDocument, 'savedAt'>>;

/** Tree as it was saved; the document may have changed since. */
export type Saved = Pick<EditedDocument, 'id' | 'tree' | 'revision' | 'savedAt'>;

/** Merge with the server's tree in the keys of `tree`, and the label of the step. */
type Merged = Saved & Pick<EditedDocument, 'saved'> & Pick<Step, 'label'>;

export const documentLoaded = createAction<Opened>('editor/documentLoaded');
/** Null where nothing is, as with a page that does not exist. */
export const documentOpened = createAction<string | null>('editor/documentOpened');
export const documentClosed = createAction<string>('editor/documentClosed');
/** Keeps a document for the page in the bin that it was deleted with. */
export const documentBinned = createAction<BinnedDocument & { binned: string }>(
  'editor/documentBinned',
);
export const documentSaved = createAction<Saved>('editor/documentSaved');
/** Makes a document from another state of the server; what came with that can be undone. */
export const documentMerged = createAction<Merged>('editor/documentMerged');
export const documentNamed =
  createAction<Pick<EditedDocument, 'id' | 'name'>>('editor/documentNamed');
/** Brings a document back as it was left, history and all. */
export const documentRestored = createAction<EditedDocument>('editor/documentRestored');
/** The design that header and footer are parts of was saved, apart from them: a new revision. */
export const designRevised = createAction<Record<'from' | 'to', number>>('editor/designRevised');
