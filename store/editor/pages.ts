import { alignTo } from '@/blocks/layout/merge/align';
import { flatten, nest } from '@/blocks/layout/tree/flatten';
import { remove } from '@/blocks/layout/tree/move';
import { type Tree, typeOf } from '@/blocks/layout/tree/tree';
import { pageContentBlock } from '@/blocks/types/page-content/definition';
import { BUILT_IN_PAGES, type LayoutNode, type PageLayout } from '@/core/model/page';
import { loadPageLayout } from '@/services/design';
import { addPage, isOutdated, removePage, renamePage, saveLayout } from './design-calls';
import { loadDocument, openDocument } from './documents';
import type { EditorThunk } from './inject';
import * as messages from './messages';
import { pageDesignActions } from './page-design';
import type { PageText } from './page-text';
import { isChanged } from './selectors';
import {
  documentClosed,
  documentMerged,
  documentRestored,
  type EditedDocument,
  pageId,
} from './state';

/* What is done to pages as a whole, beside what is done in them. */

export interface DeletedPage extends PageText {
  slug: string;
  layout: LayoutNode[];
  /** The revision of the layout. */
  revision: number;
  /** The edited document, unsaved changes included. */
  document: EditedDocument | undefined;
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

/** Deletes a page, or the layout of one that every shop has. Gives what `restorePage` takes. @throws ApiError */
export function deletePage(slug: string): EditorThunk<Promise<DeletedPage>> {
  return async (dispatch, getState) => {
    const id = pageId(slug);
    const saved = await dispatch(removeCurrent(slug));
    const { documents, open } = getState().editor;
    const { pageName: name, description = '', layout, revision = 0 } = saved;
    const wasOpen = open === id;
    dispatch(documentClosed(id));
    if (wasOpen && BUILT_IN_PAGES.has(slug)) await dispatch(openDocument(slug));
    return { slug, name, description, layout, revision, document: documents[id], wasOpen };
  };
}

/** Removes a page and gives what it was: what somebody saves meanwhile is read before it goes. */
function removeCurrent(slug: string): EditorThunk<Promise<PageLayout>> {
  return async (dispatch, getState) => {
    const saved = await loadPageLayout(getState().shop.hostname, slug);
    try {
      await dispatch(removePage(slug, saved.revision));
      return saved;
    } catch (error) {
      if (!isOutdated(error)) throw error;
      return dispatch(removeCurrent(slug));
    }
  };
}

/** Restores a deleted page and its edits. @throws ApiError; 409 where its address is taken or the shop is full. */
export function restorePage(deleted: DeletedPage): EditorThunk<Promise<void>> {
  return async (dispatch) => {
    const { slug, name, layout, description, document } = deleted;
    const { revision = 0 } = BUILT_IN_PAGES.has(slug)
      ? { revision: await dispatch(storeAgain(deleted)) }
      : await dispatch(addPage(name, layout, { slug, description }));
    if (!document) return dispatch(reread(slug));
    // One made from an older layout keeps its revision: what was saved meanwhile has not been seen in it.
    const isNewest = document.revision === deleted.revision;
    dispatch(putBack(isNewest ? { ...document, revision } : document));
  };
}

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

/** Saves the layout of a built-in page again, from revision 0. */
function storeAgain(deleted: DeletedPage): EditorThunk<Promise<number>> {
  const { slug, name, layout, description } = deleted;
  return async (dispatch) => {
    const revision = await dispatch(saveLayout({ slug, layout, revision: 0 }));
    const lastUpdated = new Date().toISOString();
    dispatch(pageDesignActions.pageAdded({ slug, name, lastUpdated }));
    const from = { name: BUILT_IN_PAGES.get(slug) ?? name, description: '' };
    if (!description) return revision;
    // Whoever has described it meanwhile keeps their words; the page is back all the same.
    await dispatch(renamePage(slug, name, { description, from })).catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
    });
    return revision;
  };
}
