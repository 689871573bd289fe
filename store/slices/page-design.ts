import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_METADATA, DEFAULT_SETTINGS, type DomainDesignWire } from '@/core/model/design';
import { DEFAULT_PAGE_NAME, DEFAULT_PAGE_SLUG, type LayoutNode } from '@/core/model/page';

interface PageDesignState {
  domainDesign: DomainDesignWire & { isLoaded: boolean; lastUpdated: string | null };
  currentPage: { slug: string; name: string; layout: LayoutNode[] };
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
    isLoaded: false,
    lastUpdated: null,
  },
  currentPage: { slug: DEFAULT_PAGE_SLUG, name: DEFAULT_PAGE_NAME, layout: [] },
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
    designLoaded(state, { payload }: PayloadAction<LoadedDesign>) {
      const { settings, metadata, ...rest } = payload.design;
      Object.assign(state.domainDesign, rest);
      Object.assign(state.domainDesign.settings, settings);
      Object.assign(state.domainDesign.metadata, metadata);
      state.domainDesign.isLoaded = true;
      state.domainDesign.lastUpdated = payload.loadedAt;
    },
  },
  selectors: { selectIsDesignLoaded: (state) => state.domainDesign.isLoaded },
});

export const { designLoaded } = pageDesignSlice.actions;
export const { selectIsDesignLoaded } = pageDesignSlice.selectors;
