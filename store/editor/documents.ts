import { flatten, nest } from '@/blocks/layout/tree/flatten';
import type { Tree } from '@/blocks/layout/tree/tree';
import { BUILT_IN_PAGES, type LayoutNode, type PageLayout } from '@/core/model/page';
import { ApiError } from '@/services/api-error';
import { loadDesign, loadPageLayout } from '@/services/design';
import { saveDesign, saveLayout } from './design-calls';
import type { EditorThunk } from './inject';
import * as messages from './messages';
import { documentLoaded, documentOpened, type EditedDocument, pageId } from './state';

/**
 * Opens a page as it was left. Until it is there nothing is on screen; it is not shown where something else was opened
 * meanwhile. @throws ApiError, with nothing open then unless the signal is aborted
 */
export const openDocument = (slug: string, signal?: AbortSignal): EditorThunk<Promise<void>> =>
  open({ place: 'page', slug }, signal);

/** Opens the header or the footer that the shop has designed, as `openDocument` does. @throws ApiError */
export const openChrome = (
  place: 'header' | 'footer',
  signal?: AbortSignal,
): EditorThunk<Promise<void>> => open({ place, slug: '' }, signal);

type Page = Pick<Tree, 'place' | 'slug'>;

function open(page: Page, signal?: AbortSignal): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const id = page.place === 'page' ? pageId(page.slug) : page.place;
    dispatch(documentOpened(id));
    try {
      await dispatch(loadOnce(id, page));
    } catch (error) {
      const isWanted = !signal?.aborted && getState().editor.open === id;
      if (isWanted) dispatch(documentOpened(null));
      throw error;
    }
  };
}

/** Loads a document unless it is there; a response after it was closed is dropped. @throws ApiError */
function loadOnce(id: string, page: Page): EditorThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { shop, editor: before } = getState();
    const isWanted = () => {
      const { documents, closings } = getState().editor;
      return documents[id] === undefined && closings[id] === before.closings[id];
    };
    if (!isWanted()) return;
    try {
      const loaded = await loadDocument(shop.hostname, page);
      if (isWanted()) dispatch(documentLoaded({ id, ...loaded }));
    } catch (error) {
      if (isWanted()) throw error;
    }
  };
}

export type LoadedDocument = Pick<EditedDocument, 'name' | 'tree' | 'revision' | 'savedAt'>;

/** A document as the server has it now. @throws ApiError */
export async function loadDocument(domain: string, page: Page): Promise<LoadedDocument> {
  const { place, slug } = page;
  if (place === 'page') {
    const { pageName: name, layout, revision = 0, lastUpdated } = await loadPage(domain, slug);
    return { name, tree: flatten(layout, page), revision, savedAt: lastUpdated };
  }
  const design = await loadDesign(domain);
  const revision = typeof design.revision === 'number' ? design.revision : 0;
  const name = place === 'header' ? messages.header : messages.footer;
  return { name, tree: flatten(design[place], page), revision, savedAt: null };
}

/** Sends a document and returns its new revision. @throws ApiError; 409 where somebody saved meanwhile. */
export function sendDocument(document: EditedDocument): EditorThunk<Promise<number>> {
  return async (dispatch) => {
    const { tree, revision } = document;
    const layout = nest(tree);
    return tree.place === 'page'
      ? dispatch(saveLayout({ slug: tree.slug, layout, revision }))
      : dispatch(saveDesign({ [tree.place]: layout, revision }));
  };
}

/** Loads a page; one that every shop has shows its built-in content until it has a layout. */
async function loadPage(domain: string, slug: string): Promise<PageLayout> {
  const name = BUILT_IN_PAGES.get(slug);
  if (name === undefined) return loadPageLayout(domain, slug);
  const builtIn = { pageName: name, layout: [...BUILT_IN_LAYOUT], revision: 0, lastUpdated: null };
  try {
    // Asked for like this it is no failure, which the browser would note in its console.
    const page = await loadPageLayout(domain, slug, { orBlank: '1' });
    return page.revision === 0 && page.layout.length === 0 ? builtIn : page;
  } catch (error) {
    // Another backend may know no other answer.
    if (error instanceof ApiError && error.status === 404) return builtIn;
    throw error;
  }
}

const BUILT_IN_LAYOUT: readonly LayoutNode[] = [{ id: 'page-content', type: 'page_content' }];
