import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_METADATA, DEFAULT_SETTINGS, type DomainDesignWire } from '@/core/model/design';
import type { PageSummary } from '@/core/model/page';
import { pageDesignReducer } from '../slices/page-design';

interface LoadedDesign {
  design: DomainDesignWire;
  /** ISO text; the caller stamps the time, so that the reducer stays pure. */
  loadedAt: string;
}

export const pageDesignSlice = createSlice({
  name: 'pageDesign',
  initialState: pageDesignReducer(),
  reducers: {
    designAwaited({ domainDesign }) {
      domainDesign.isLoading = true;
    },
    /** Settings and metadata merge partially (spec 4), over their defaults. */
    designLoaded({ domainDesign: now }, { payload }: PayloadAction<LoadedDesign>) {
      const { design, loadedAt } = payload;
      const settings = { ...DEFAULT_SETTINGS, ...now.settings, ...design.settings };
      const metadata = { ...DEFAULT_METADATA, ...now.metadata, ...design.metadata };
      const state = { isLoading: false, isLoaded: true, lastUpdated: loadedAt };
      Object.assign(now, design, { settings, metadata, ...state });
    },
    designFailed({ domainDesign }) {
      domainDesign.isLoading = false;
    },
    pagesAwaited(state) {
      state.arePagesLoading = true;
    },
    pagesLoaded: (state, { payload: pages }: PayloadAction<PageSummary[]>) => ({
      ...state,
      arePagesLoading: false,
      pages,
    }),
    pagesFailed(state) {
      state.arePagesLoading = false;
    },
    pageAdded(state, { payload: added }: PayloadAction<PageSummary>) {
      state.pages = [...state.pages.filter(({ slug }) => slug !== added.slug), added];
    },
    pageRenamed({ pages }, { payload }: PayloadAction<Pick<PageSummary, 'slug' | 'name'>>) {
      for (const page of pages) if (page.slug === payload.slug) page.name = payload.name;
    },
    pageDeleted(state, { payload: removed }: PayloadAction<string>) {
      delete state.cachedLayouts[removed];
      state.pages = state.pages.filter(({ slug }) => slug !== removed);
    },
  },
});

export const pageDesignActions = pageDesignSlice.actions;
