import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { DEFAULT_METADATA, DEFAULT_SETTINGS, type DomainDesignWire } from '@/core/model/design';
import type { PageSummary } from '@/core/model/page';
import { type PageDesignState, pageDesignReducer } from '../slices/page-design';

interface LoadedDesign {
  design: DomainDesignWire;
  /** ISO text; the caller stamps the time, so that the reducer stays pure. */
  loadedAt: string;
}

export const designAwaited = createAction('pageDesign/designAwaited');
export const designLoaded = createAction<LoadedDesign>('pageDesign/designLoaded');
export const designFailed = createAction('pageDesign/designFailed');
export const pagesAwaited = createAction('pageDesign/pagesAwaited');
export const pagesLoaded = createAction<PageSummary[]>('pageDesign/pagesLoaded');
export const pagesFailed = createAction('pageDesign/pagesFailed');
export const pageAdded = createAction<PageSummary>('pageDesign/pageAdded');
export const pageRenamed =
  createAction<Pick<PageSummary, 'slug' | 'name'>>('pageDesign/pageRenamed');
export const pageDeleted = createAction<string>('pageDesign/pageDeleted');

/** Reduces `pageDesign` in a store that the editor has joined. */
export function editedPageDesign(
  before: PageDesignState | undefined,
  action: UnknownAction,
): PageDesignState {
  const state = pageDesignReducer(before);
  if (designAwaited.match(action)) return withDesign(state, { isLoading: true });
  if (designFailed.match(action)) return withDesign(state, { isLoading: false });
  if (designLoaded.match(action)) return withDesign(state, loaded(state, action.payload));
  if (pagesAwaited.match(action)) return { ...state, arePagesLoading: true };
  if (pagesFailed.match(action)) return { ...state, arePagesLoading: false };
  if (pagesLoaded.match(action)) return { ...state, arePagesLoading: false, pages: action.payload };
  if (pageAdded.match(action)) return add(state, action.payload);
  if (pageRenamed.match(action)) return rename(state, action.payload);
  if (pageDeleted.match(action)) return remove(state, action.payload);
  return state;
}

type DomainDesign = PageDesignState['domainDesign'];

function withDesign(state: PageDesignState, changes: Partial<DomainDesign>): PageDesignState {
  return { ...state, domainDesign: { ...state.domainDesign, ...changes } };
}

/** Settings and metadata merge partially (spec 4), over their defaults. */
function loaded({ domainDesign: now }: PageDesignState, { design, loadedAt }: LoadedDesign) {
  const settings = { ...DEFAULT_SETTINGS, ...now.settings, ...design.settings };
  const metadata = { ...DEFAULT_METADATA, ...now.metadata, ...design.metadata };
  const state = { isLoading: false, isLoaded: true, lastUpdated: loadedAt };
  return { ...design, settings, metadata, ...state };
}

function add(state: PageDesignState, added: PageSummary): PageDesignState {
  return { ...state, pages: [...state.pages.filter(({ slug }) => slug !== added.slug), added] };
}

function rename(
  state: PageDesignState,
  { slug, name }: Pick<PageSummary, 'slug' | 'name'>,
): PageDesignState {
  const pages = state.pages.map((page) => (page.slug === slug ? { ...page, name } : page));
  return { ...state, pages };
}

function remove(state: PageDesignState, removed: string): PageDesignState {
  const { [removed]: _, ...cachedLayouts } = state.cachedLayouts;
  const pages = state.pages.filter(({ slug }) => slug !== removed);
  return { ...state, pages, cachedLayouts };
}
