import type { DomainDesignWire } from '@/core/model/design';
import type { LayoutNode, PageSummary } from '@/core/model/page';

/** The domain design and its pages (spec 3, 4). */
export interface PageDesignState {
  /** Design as loaded or saved by an admin; shoppers' pages read the shop. */
  domainDesign: DomainDesignWire & {
    isLoading: boolean;
    isLoaded: boolean;
    /** ISO text. */
    lastUpdated: string | null;
  };
  pages: PageSummary[];
  arePagesLoading: boolean;
  /** Layouts by slug, as shoppers get them (spec 3, "Page"); `lastUpdated` is ISO text. */
  cachedLayouts: Record<string, { layout: LayoutNode[]; name: string; lastUpdated: string | null }>;
}

const initialState: PageDesignState = {
  domainDesign: {
    settings: {},
    metadata: {},
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
    lastUpdated: null,
  },
  pages: [],
  arePagesLoading: false,
  cachedLayouts: {},
};

/** Pages bring their layouts (`store/seed.ts`); all else is changed by the editor (`store/editor/page-design.ts`). */
export const pageDesignReducer = (state = initialState): PageDesignState => state;
