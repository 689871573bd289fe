import { vi } from 'vitest';
import { nest } from '@/blocks/layout/tree/flatten';
import { blocksInOrder } from '@/blocks/layout/tree/slots';
import { type BinnedPage, BUILT_IN_PAGES, type LayoutNode } from '@/core/model/page';
import { initSchema } from '@/core/model/shop.schema';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { changeField } from '@/store/editor/edits';
import {
  type EditorDispatch,
  type EditorRootState,
  type EditorThunk,
  injectEditor,
} from '@/store/editor/inject';
import { selectTree } from '@/store/editor/selectors';
import type { EditedDocument } from '@/store/editor/state';
import { makeStore } from '@/store/make-store';
import { seedStore } from '@/store/seed';

/** What a shop has stored of a page. */
export interface SavedPage {
  name: string;
  description?: string;
  layout: LayoutNode[];
  revision: number;
}

const DAY_MS = 24 * 60 * 60_000;

export const TEXT: LayoutNode = { id: 't-1', type: 'text', props: { content: 'Made by hand' } };
export const BANNER: LayoutNode = { id: 'b-1', type: 'banner' };
export const CONTENT: LayoutNode = { id: 'page-content', type: 'page_content' };

const notFound = (slug: string) => new ApiError('status', `No page "${slug}" is stored.`, 404);

/** A backend with these pages, as far as pages are made, changed and deleted. */
export function pagesService(pages: Record<string, SavedPage>) {
  let revision = 100;
  const persisted = new Map(Object.entries(pages));
  const bin = new Map<string, { slug: string; page: SavedPage; reason: BinnedPage['reason'] }>();
  const putIn = (entry: { slug: string; page: SavedPage; reason: BinnedPage['reason'] }) => {
    revision += 1;
    bin.set(`binned-${revision}`, entry);
    return `binned-${revision}`;
  };
  const pageOf = (slug: string) => {
    const page = persisted.get(slug);
    if (!page) throw notFound(slug);
    return page;
  };
  const summary = (slug: string) => ({ slug, name: pageOf(slug).name, lastUpdated: null });

  vi.spyOn(service, 'loadPages').mockImplementation(async () => [...persisted.keys()].map(summary));
  vi.spyOn(service, 'loadPageLayout').mockImplementation(async (_, slug) => {
    const { name, ...page } = pageOf(slug);
    return { ...page, pageName: name, lastUpdated: null };
  });
  vi.spyOn(service, 'createPage').mockImplementation(async (page) => {
    const { slug = page.name.toLowerCase().replaceAll(' ', '-'), name, layout } = page;
    const taken = persisted.get(slug);
    if (taken) {
      const message = `The address "/${slug}" is taken by the page "${taken.name}".`;
      throw new ApiError('status', message, 409, page.slug === undefined ? 'name' : 'slug');
    }
    revision += 1;
    const { description = '' } = page;
    persisted.set(slug, { name, layout, revision, ...(description && { description }) });
    return { ...summary(slug), revision };
  });
  vi.spyOn(service, 'updatePage').mockImplementation(async ({ slug, name, description, from }) => {
    const { name: existing, description: received = '' } = pageOf(slug);
    if (from && (from.name !== existing || from.description !== received)) {
      throw new ApiError('status', 'Somebody has named it in the meantime.', 409, 'from');
    }
    persisted.set(slug, {
      ...pageOf(slug),
      name,
      ...(description !== undefined && { description }),
    });
  });
  vi.spyOn(service, 'deletePage').mockImplementation(async ({ slug }) => {
    const page = pageOf(slug);
    const reason = BUILT_IN_PAGES.has(slug) ? 'reset' : 'deleted';
    const id = putIn({ slug, page, reason });
    persisted.delete(slug);
    return { id, revision: page.revision };
  });
  vi.spyOn(service, 'loadBin').mockImplementation(async () =>
    [...bin].toReversed().map(([id, { slug, page, ...entry }]) => {
      const current = persisted.get(slug);
      const isTaken = current !== undefined && !BUILT_IN_PAGES.has(slug);
      return {
        ...{ ...entry, id, slug, name: page.name, binnedBy: 'Ada' },
        binnedAt: new Date(Date.now() - 2 * DAY_MS).toISOString(),
        expiresAt: new Date(Date.now() + 28 * DAY_MS).toISOString(),
        revision: isTaken ? 0 : (current?.revision ?? 0),
        ...(isTaken && { takenBy: current.name }),
      };
    }),
  );
  vi.spyOn(service, 'restorePage').mockImplementation(async (request) => {
    const entry = bin.get(request.id);
    if (!entry) throw new ApiError('status', 'This page is no longer in the bin.', 404, 'id');
    const { slug = entry.slug } = request;
    const current = persisted.get(slug);
    if (current && !BUILT_IN_PAGES.has(slug)) {
      const message = `The address "/${slug}" is taken by the page "${current.name}".`;
      throw new ApiError('status', message, 409, 'slug');
    }
    if (request.revision !== undefined && request.revision !== (current?.revision ?? 0)) {
      throw new ApiError('status', 'Somebody saved in the meantime.', 409, 'revision');
    }
    if (current) putIn({ slug, page: current, reason: 'replaced' });
    bin.delete(request.id);
    revision += 1;
    persisted.set(slug, { ...entry.page, revision });
    return { ...summary(slug), revision };
  });
  vi.spyOn(service, 'forgetPage').mockImplementation(async ({ id }) => void bin.delete(id));
  vi.spyOn(service, 'savePageLayout').mockImplementation(async (saved) => {
    const { pageSlug, layout } = saved;
    const before = persisted.get(pageSlug);
    if (saved.revision !== undefined && saved.revision !== (before?.revision ?? 0)) {
      throw new ApiError('status', 'Somebody saved in the meantime.', 409, 'revision');
    }
    revision += 1;
    const name = BUILT_IN_PAGES.get(pageSlug) ?? 'Stored';
    persisted.set(pageSlug, { name, ...before, layout, revision });
    return revision;
  });
  return persisted;
}

/** The store of a shop that the editor has joined. */
export function editorStore() {
  const store = makeStore();
  seedStore(store, { init: initSchema.parse({ domain: 'a.example', template: 'classic' }) });
  injectEditor(store);
  const dispatch: EditorDispatch = store.dispatch;
  const read = () => store.getState() as EditorRootState;
  return { store, dispatch, read };
}

/** Writes into the first block of what is open. */
export function write(content: string): EditorThunk {
  return (dispatch, getState) => {
    const tree = selectTree(getState());
    const [key = ''] = tree ? blocksInOrder(tree) : [];
    dispatch(changeField(key, { area: 'props', name: 'content', value: content }, 'typing'));
  };
}

export const layoutOf = (document: EditedDocument | undefined) => document && nest(document.tree);
