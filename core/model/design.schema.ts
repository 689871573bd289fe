import * as z from 'zod';
import { lenientPartial } from './lenient.schema';
import { answeredChromeSchema } from './page.schema';
import { themeSchema } from './theme.schema';

/**
 * Settings of the domain design (spec 3). Beyond the spec: `showTrustBadges`, `realMerchandising`
 * (the shop's own former prices and ratings in place of the derived ones of spec 9), `freeShippingFrom`
 * (dollars of goods from which sending is free, 0 for never), `orderProtection` (dollars for the protection
 * that checkout offers, 0 where it offers none), `embedSites` (who may put its embeds into their pages, none
 * for everybody), `sessionRecording` (the project that records sessions), `disableConsentBanner` (visits are
 * measured without asking) and `theme`.
 */
export const settingsFields = {
  showCategory: z.boolean(),
  disableFrequentlyBoughtTogether: z.boolean(),
  hideSellPrice: z.boolean(),
  disableUpsale: z.boolean(),
  disableReviews: z.union([z.boolean(), z.literal('delete')], {
    error: 'must be true, false or delete',
  }),
  hideTopKeywords: z.boolean(),
  reviewCategories: z.array(z.string()),
  showTrustBadges: z.boolean(),
  realMerchandising: z.boolean(),
  freeShippingFrom: z.number().nonnegative(),
  orderProtection: z.number().nonnegative(),
  embedSites: z.array(z.string()),
  sessionRecording: z.string(),
  disableConsentBanner: z.boolean(),
  theme: themeSchema,
};

export const settingsSchema = z.object(settingsFields);

/** Some settings as a response carries them, to be merged over the defaults (spec 4). */
export const partialSettingsSchema = lenientPartial(settingsFields);

export const headerTemplateSchema = z.coerce.number().int().min(1).max(2);

/** Metadata of the domain design (spec 3). */
export const metadataFields = {
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  globalCSS: z.string(),
  headerTemplate: headerTemplateSchema,
  version: z.string(),
};

export const metadataSchema = z.object(metadataFields);

export const partialMetadataSchema = lenientPartial(metadataFields);

const ids = z.array(z.string()).catch([]).exactOptional();
const id = z.string().catch('').exactOptional();

/** Beyond the spec: what an editor may set beside the design; left out where a backend has none to set. */
const analyticsFields = { analytics: ids, adsid: ids, gtag: id, conversion_label: id };

/** The domain design on the wire (spec 3, 7). */
export const domainDesignSchema = z.looseObject({
  settings: partialSettingsSchema,
  metadata: partialMetadataSchema,
  logo: z.string().catch(''),
  favicon: z.string().catch(''),
  company: z.string().catch(''),
  founder: z.string().catch(''),
  phone: z.string().catch(''),
  email: z
    .string()
    .catch('')
    .exactOptional()
    .describe('beyond the specification; left out where a backend has none to set'),
  address: z.string().catch(''),
  ...analyticsFields,
  arraddress: z.array(z.string()).catch([]),
  header: answeredChromeSchema,
  footer: answeredChromeSchema,
});
