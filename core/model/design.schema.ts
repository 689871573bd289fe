import * as z from 'zod/mini';
import { isTimeZone } from '../values/time-zone';
import { lenientField, lenientPartial } from './lenient.schema';
import { mediaAddress } from './media-address.schema';
import * as messages from './messages';
import { answeredChromeSchema } from './page.schema';
import { DEFAULT_HANDLING_TIME, DEFAULT_SHIPPING_COST, DEFAULT_TRANSIT_TIME } from './shop';
import { OPENINGS } from './shop-opening';
import { themeSchema } from './theme.schema';

/**
 * Settings of the domain design (spec 3). Beyond the spec: `timeZone` (of every date), `showTrustBadges`, `realMerchandising` (the shop's own
 * former prices and ratings in place of the derived ones of spec 9), `freeShippingFrom` (dollars of goods from which
 * sending is free, 0 for never), `shippingCountries` (ISO codes of where it ships, none for everywhere), `fewLeftBelow`
 * (pieces below which shoppers are told how few are left, 0 for never), `returnDays` (within which a piece may come back, 0
 * where nothing is promised), `disableFreeReturns` (shoppers pay for them), `supportHours` ('' for none), `copyrightName`
 * (in place of the host's label), `orderProtection` (dollars for the protection that checkout offers, 0 where it offers none), `embedSites` (who may
 * put its embeds into their pages, none for everybody), `sessionRecording` (the project that records sessions),
 * `disableConsentBanner` (visits are measured without asking) and `theme`.
 */
export const settingsFields = {
  showCategory: z.boolean(),
  disableFrequentlyBoughtTogether: z.boolean(),
  hideSellPrice: z.boolean(),
  disableUpsale: z.boolean(),
  disableReviews: z.union([z.boolean(), z.literal('delete')], {
    error: messages.mustBeSwitch,
  }),
  hideTopKeywords: z.boolean(),
  reviewCategories: z.array(z.string()),
  timeZone: z.string().check(z.refine(isTimeZone)),
  showTrustBadges: z.boolean(),
  realMerchandising: z.boolean(),
  freeShippingFrom: z.number().check(z.nonnegative()),
  shippingCountries: z.array(z.string()),
  fewLeftBelow: z.int().check(z.nonnegative()),
  returnDays: z.int().check(z.nonnegative()),
  disableFreeReturns: z.boolean(),
  supportHours: z.string(),
  copyrightName: z.string(),
  orderProtection: z.number().check(z.nonnegative()),
  embedSites: z.array(z.string()),
  sessionRecording: z.string(),
  disableConsentBanner: z.boolean(),
  theme: themeSchema,
};

export const settingsSchema = z.object(settingsFields);

/** Settings, or some of them, as a response carries them, to be merged over the defaults (spec 4). */
export const partialSettingsSchema = lenientPartial(settingsFields);

export const headerTemplateSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2));

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

const ids = z.exactOptional(z.catch(z.array(z.string()), []));
const id = z.exactOptional(z.catch(z.string(), ''));

/** Identifiers that an editor may set beside the design (beyond the spec); left out where a backend has none to set. */
const analyticsFields = { analytics: ids, adsid: ids, gtag: id, conversion_label: id };

/** Cost and times of shipping, which an editor may set beside the design (beyond the spec); left out likewise. */
const shippingFields = {
  shipping_cost: z.exactOptional(z.catch(z.number().check(z.nonnegative()), DEFAULT_SHIPPING_COST)),
  transit_time: z.exactOptional(z.catch(z.string(), DEFAULT_TRANSIT_TIME)),
  handing_time: z.exactOptional(z.catch(z.string(), DEFAULT_HANDLING_TIME)),
};

/** The domain design on the wire (spec 3, 7). */
export const domainDesignSchema = z.looseObject({
  settings: partialSettingsSchema,
  metadata: partialMetadataSchema,
  logo: z.catch(mediaAddress, ''),
  favicon: z.catch(mediaAddress, ''),
  company: z.catch(z.string(), ''),
  founder: z.catch(z.string(), ''),
  phone: z.catch(z.string(), ''),
  email: z
    .exactOptional(z.catch(z.string(), ''))
    .check(z.describe('beyond the specification; left out where a backend has none to set')),
  address: z.catch(z.string(), ''),
  opening: lenientField(z.enum(OPENINGS)),
  openingNote: lenientField(z.string()),
  ...analyticsFields,
  ...shippingFields,
  arraddress: z.catch(z.array(z.string()), []),
  header: answeredChromeSchema,
  footer: answeredChromeSchema,
});
