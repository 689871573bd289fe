import type * as z from 'zod';
import type {
  chromeComponentSchema,
  domainDesignSchema,
  metadataSchema,
  settingsSchema,
} from './design.schema';

type StoredSettings = z.infer<typeof settingsSchema>;

/** A shop without a theme of its own has none here: browsers get it as CSS, and so need no colours. */
export type ShopSettings = Omit<StoredSettings, 'theme'> & Partial<Pick<StoredSettings, 'theme'>>;
export type Metadata = z.infer<typeof metadataSchema>;
export type ChromeComponent = z.infer<typeof chromeComponentSchema>;
export type DomainDesignWire = z.infer<typeof domainDesignSchema>;

/** What a shop shows that has set nothing (spec 3: all flags are off). */
export const DEFAULT_SETTINGS: ShopSettings = {
  showCategory: false,
  disableFrequentlyBoughtTogether: false,
  hideSellPrice: false,
  disableUpsale: false,
  disableReviews: false,
  hideTopKeywords: false,
  reviewCategories: [],
  showTrustBadges: false,
  realMerchandising: false,
  freeShippingFrom: 0,
};

/** The header a shop has unless it names another (spec 9). */
export const DEFAULT_HEADER_TEMPLATE = 1;

export const DEFAULT_METADATA: Metadata = {
  title: 'Store',
  description: '',
  keywords: '',
  globalCSS: '',
  headerTemplate: DEFAULT_HEADER_TEMPLATE,
  version: '1.0.0',
};
