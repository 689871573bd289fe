import { alignTo } from '@/blocks/layout/merge/align';
import { flatten, nest } from '@/blocks/layout/tree/flatten';
import { remove } from '@/blocks/layout/tree/move';
import { type Tree, typeOf } from '@/blocks/layout/tree/tree';
import { pageContentBlock } from '@/blocks/types/page-content/definition';
import { type BinnedPage, BUILT_IN_PAGES, type LayoutNode } from '@/core/model/page';
import { loadPageLayout } from '@/services/design';
import { removePage, returnPage } from './design-calls';
import { loadDocument, openDocument } from './documents';
import type { EditorThunk } from './inject';
import * as messages from './messages';
import { isChanged } from './selectors';
import {
  documentBinned,
  documentClosed,
  documentMerged,
  documentRestored,
  type EditedDocument,
  pageId,
} from './state';

/* What is done to pages as a whole, beside what is done in them. */

export interface DeletedPage {
  slug: string;
  /** Id in the bin. */
  binned: string;
  wasOpen: boolean;
}

/** The layout for a copy of a page: the edited, else the saved one, without built-in content. @throws ApiError */
export function layoutToCopy(slug: string): EditorThunk<Promise<LayoutNode[]>> {
  return async (_, getState) => {
    const edited = getState().editor.documents[pageId(slug)]?.tree;
    if (edited) return nest(withoutContent(edited));
    const { layout } = await loadPageLayout(getState().shop.hostname, slug);
    return nest(withoutContent(flatten(layout, { place: 'page', slug })));
  };
}

function withoutContent(tree: Tree): Tree {
  const nodes = Object.values(tree.nodes);
  const content = nodes.filter((node) => typeOf(node) === pageContentBlock.type);
  return content.reduce((rest, { key }) => remove(rest, key), tree);
}

/** Moves a page to the bin, or the layout of one that every shop has, and keeps its edits for it. @throws ApiError */
export function deletePage(slug: string): EditorThunk<Promise<DeletedPage>> {
  return async (dispatch, getState) => {
    const id = pageId(slug);
    const { id: binned, revision } = await dispatch(removePage(slug));
    const { documents, open } = getState().editor;
    const document = documents[id];
    const wasOpen = open === id;
    const isNewest = document?.revision === revision;
    if (document) dispatch(documentBinned({ binned, document, isNewest }));
    dispatch(documentClosed(id));
    if (wasOpen && BUILT_IN_PAGES.has(slug)) await dispatch(openDocument(slug));
    return { slug, binned, wasOpen };
  };
}

/**
 * Restores a page from the bin, with its edits where this tab has deleted it, and returns its slug.
 * @throws ApiError; 409 where its address is taken or its place has another revision, 404 where it is not there any more.
 */
export function restorePage(
  binned: Pick<BinnedPage, 'id' | 'revision'> & { slug?: string },
): EditorThunk<Promise<string>> {
  return async (dispatch, getState) => {
    const { slug, revision } = await dispatch(returnPage(binned));
    const edited = getState().editor.binned[binned.id];
    if (edited) {
      const document = movedTo(slug, edited.document);
      // One made from an older layout keeps its revision: what was saved meanwhile has not been seen in it.
      dispatch(putBack(edited.isNewest ? { ...document, revision } : document));
    } else await dispatch(reread(slug));
    return slug;
  };
}

/** Gives a document the address that its page is back at. */
const movedTo = (slug: string, { tree, saved, ...document }: EditedDocument): EditedDocument => ({
  ...document,
  id: pageId(slug),
  tree: { ...tree, slug },
  saved: { ...saved, slug },
});

/** Restores a document; over newer edits as an undoable step. */
const putBack =
  (document: EditedDocument): EditorThunk =>
  (dispatch, getState) => {
    const { id, tree, saved, revision, savedAt } = document;
    const edited = getState().editor.documents[id];
    if (!edited || !isChanged(edited)) {
      dispatch(documentRestored(document));
      return;
    }
    const mine = alignTo(tree, [edited.tree]);
    const theirs = alignTo(saved, [mine, edited.tree]);
    const versions = { tree: mine, saved: theirs, revision, savedAt };
    dispatch(documentMerged({ id, ...versions, label: messages.restore }));
  };

/** Reloads a page that is open or has edits, and forgets it otherwise. */
const reread =
  (slug: string): EditorThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const id = pageId(slug);
    const { documents, open } = getState().editor;
    const edited = documents[id];
    if (!edited || !isChanged(edited)) {
      dispatch(documentClosed(id));
      if (open === id) await dispatch(openDocument(slug));
      return;
    }
    const loaded = await loadDocument(getState().shop.hostname, { place: 'page', slug });
    const { tree, revision, savedAt } = loaded;
    dispatch(putBack({ ...edited, tree, saved: tree, revision, savedAt }));
  };
