import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  DEFAULT_METADATA,
  DEFAULT_SETTINGS,
  type DomainDesignWire,
  type Metadata,
  type ShopSettings,
} from '@/core/model/design';
import {
  DEFAULT_PAGE_NAME,
  DEFAULT_PAGE_SLUG,
  type LayoutNode,
  type PageSummary,
} from '@/core/model/page';
import { blankPage } from '@/core/rules/design/blank-page';

/** A layout as it was loaded or saved; `lastUpdated` is ISO text. */
export interface CachedLayout {
  layout: LayoutNode[];
  name: string;
  lastUpdated: string | null;
}

export interface NamedLayout extends CachedLayout {
  slug: string;
}

interface CurrentPage extends NamedLayout {
  isLoading: boolean;
  isLoaded: boolean;
}

type DomainDesign = DomainDesignWire & {
  isLoading: boolean;
  isLoaded: boolean;
  /** False where it came with a page, whose html blocks have no scripts: that is nothing to save. */
  isAsStored: boolean;
  lastUpdated: string | null;
};

export interface PageDesignState {
  domainDesign: DomainDesign;
  currentPage: CurrentPage;
  pages: PageSummary[];
  arePagesLoading: boolean;
  /** By slug (spec 3, "Page"). */
  cachedLayouts: Record<string, CachedLayout>;
}

const initialState: PageDesignState = {
  domainDesign: {
    settings: DEFAULT_SETTINGS,
    metadata: DEFAULT_METADATA,
    logo: '',
    favicon: '',
    company: '',
    founder: '',
    phone: '',
    address: '',
    arraddress: [],
    header: [],
    footer: [],
    isLoading: false,
    isLoaded: false,
    isAsStored: false,
    lastUpdated: null,
  },
  currentPage: {
    slug: DEFAULT_PAGE_SLUG,
    name: DEFAULT_PAGE_NAME,
    layout: [],
    isLoading: false,
    isLoaded: false,
    lastUpdated: null,
  },
  pages: [],
  arePagesLoading: false,
  cachedLayouts: {},
};

interface LoadedDesign {
  design: DomainDesignWire;
  /** ISO text; the caller stamps the time, so that the reducer stays pure. */
  loadedAt: string;
}

/** The domain design and its pages (spec 4, "Page design"). */
export const pageDesignSlice = createSlice({
  name: 'pageDesign',
  initialState,
  reducers: {
    designAwaited(state) {
      state.domainDesign.isLoading = true;
    },
    designLoaded(state, { payload }: PayloadAction<LoadedDesign>) {
      state.domainDesign = { ...withDesign(state.domainDesign, payload), isAsStored: true };
    },
    designFailed(state) {
      state.domainDesign.isLoading = false;
    },
    settingsMerged({ domainDesign }, { payload }: PayloadAction<Partial<ShopSettings>>) {
      Object.assign(domainDesign.settings, payload);
    },
    metadataMerged({ domainDesign }, { payload }: PayloadAction<Partial<Metadata>>) {
      Object.assign(domainDesign.metadata, payload);
    },
    pagesAwaited(state) {
      state.arePagesLoading = true;
    },
    pagesLoaded(state, { payload }: PayloadAction<PageSummary[]>) {
      state.pages = payload;
      state.arePagesLoading = false;
    },
    pagesFailed(state) {
      state.arePagesLoading = false;
    },
    pageAdded(state, { payload }: PayloadAction<PageSummary>) {
      state.pages = [...state.pages.filter(({ slug }) => slug !== payload.slug), payload];
    },
    pageRenamed(state, { payload }: PayloadAction<Pick<PageSummary, 'slug' | 'name'>>) {
      const { slug, name } = payload;
      const named = [
        state.pages.find((page) => page.slug === slug),
        keptLayout(state, slug),
        state.currentPage.slug === slug ? state.currentPage : undefined,
      ];
      for (const page of named) if (page) page.name = name;
    },
    pageDeleted(state, { payload: slug }: PayloadAction<string>) {
      state.pages = state.pages.filter((page) => page.slug !== slug);
      delete state.cachedLayouts[slug];
      if (state.currentPage.slug === slug) state.currentPage = initialState.currentPage;
    },
    /** The empty list is a new one each time: it stands as long as nothing newer than the load is there. */
    layoutAwaited(state, { payload: slug }: PayloadAction<string>) {
      const { currentPage } = initialState;
      state.currentPage = { ...currentPage, slug, name: slug, layout: [], isLoading: true };
    },
    layoutLoaded(state, { payload }: PayloadAction<NamedLayout>) {
      keep(state, payload);
      state.currentPage = { ...payload, isLoading: false, isLoaded: true };
    },
    /** A page whose layout does not load is blank (spec 8); nothing is kept for it. */
    layoutFailed(state, { payload: slug }: PayloadAction<string>) {
      const { pageName: name, layout } = blankPage(slug);
      state.currentPage = { ...initialState.currentPage, slug, name, layout, isLoaded: true };
    },
    layoutSaved(state, { payload }: PayloadAction<NamedLayout>) {
      keep(state, payload);
      if (state.currentPage.slug !== payload.slug) return;
      state.currentPage = { ...payload, isLoading: false, isLoaded: true };
    },
    /** Of one page, or of all where none is named. */
    layoutCacheCleared(state, { payload: slug }: PayloadAction<string | undefined>) {
      if (slug === undefined) state.cachedLayouts = {};
      else delete state.cachedLayouts[slug];
    },
    pageDesignReset: () => initialState,
  },
  selectors: {
    selectIsDesignLoaded: (state) => state.domainDesign.isLoaded,
    selectCurrentPage: (state) => state.currentPage,
    selectPages: (state) => state.pages,
  },
});

/** A domain design as it is once another has been loaded over it. */
export function withDesign(now: DomainDesign, { design, loadedAt }: LoadedDesign): DomainDesign {
  const settings = { ...now.settings, ...design.settings };
  const metadata = { ...now.metadata, ...design.metadata };
  const loaded = { isLoading: false, isLoaded: true, lastUpdated: loadedAt };
  return { ...now, ...design, settings, metadata, ...loaded };
}

/** The layout that is kept of a page, by its slug alone: every object has a `constructor`. */
export function keptLayout(
  { cachedLayouts }: Pick<PageDesignState, 'cachedLayouts'>,
  slug: string,
): CachedLayout | undefined {
  return Object.hasOwn(cachedLayouts, slug) ? cachedLayouts[slug] : undefined;
}

function keep(state: PageDesignState, { slug, ...layout }: NamedLayout): void {
  state.cachedLayouts[slug] = layout;
}

export const {
  designAwaited,
  designFailed,
  designLoaded,
  layoutAwaited,
  layoutCacheCleared,
  layoutFailed,
  layoutLoaded,
  layoutSaved,
  metadataMerged,
  pageAdded,
  pageDeleted,
  pageDesignReset,
  pageRenamed,
  pagesAwaited,
  pagesFailed,
  pagesLoaded,
  settingsMerged,
} = pageDesignSlice.actions;
export const { selectCurrentPage, selectIsDesignLoaded, selectPages } = pageDesignSlice.selectors;
