import type * as z from 'zod/mini';
import { UTC } from '../values/date-text';
import { DEFAULT_FEW_BELOW } from './availability';
import { SUPPORT_HOURS } from './contact';
import type { domainDesignSchema, metadataSchema, settingsSchema } from './design.schema';
import type { DEFAULT_PROMISES } from './promises';

type SettingsInput = z.infer<typeof settingsSchema>;

/**
 * A shop without a theme of its own has none here: browsers get it as CSS, and so need no colors. The countries it ships
 * to are for the checkout alone; all other pages have them in words. Nor have they what it promises by default.
 */
export type ShopSettings = Omit<SettingsInput, Apart> &
  Partial<Pick<SettingsInput, Apart>> & {
    /** Destinations in words, such as "To Canada and Mexico"; left out where that is everywhere. */
    shipsTo?: string;
  };
type Apart = 'theme' | 'shippingCountries' | keyof typeof DEFAULT_PROMISES;
export type Metadata = z.infer<typeof metadataSchema>;
export type DomainDesignWire = z.infer<typeof domainDesignSchema>;

/** Settings of a shop that has set nothing (spec 3: all flags are off). */
export const DEFAULT_SETTINGS: ShopSettings = {
  showCategory: false,
  disableFrequentlyBoughtTogether: false,
  hideSellPrice: false,
  disableUpsale: false,
  disableReviews: false,
  hideTopKeywords: false,
  reviewCategories: [],
  timeZone: UTC,
  showTrustBadges: false,
  realMerchandising: false,
  freeShippingFrom: 0,
  fewLeftBelow: DEFAULT_FEW_BELOW,
  supportHours: SUPPORT_HOURS,
  orderProtection: 0,
  embedSites: [],
  sessionRecording: '',
  disableConsentBanner: false,
};

/** The header a shop has unless it names another (spec 9). */
export const DEFAULT_HEADER_TEMPLATE = 1;

/** Header 2 stands where the header template has this value (spec 2). */
const SECOND_HEADER = 2;

/** Types of blocks in a designed header (spec 2, "Header, variant 1"). */
const HEADER_TYPES: readonly string[] = [
  ...['logo', 'navigation', 'search', 'wishlist', 'cart', 'social'],
];

export function isHeaderType(type: unknown): boolean {
  return HEADER_TYPES.some((headerType) => headerType === type);
}

type HeaderVariant = 'one' | 'two' | 'designed';

interface HeaderChoice {
  design: DomainDesignWire | null;
  headerTemplate: number;
}

/** The header of a shop: one that is designed replaces the others (spec 2). */
export function headerVariant({ design, headerTemplate }: HeaderChoice): HeaderVariant {
  if (design?.header.some(({ type }) => isHeaderType(type))) return 'designed';
  return headerTemplate === SECOND_HEADER ? 'two' : 'one';
}

export const DEFAULT_METADATA: Metadata = {
  title: 'Store',
  description: '',
  keywords: '',
  globalCSS: '',
  headerTemplate: DEFAULT_HEADER_TEMPLATE,
  version: '1.0.0',
};
