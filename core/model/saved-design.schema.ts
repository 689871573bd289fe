import * as z from 'zod/mini';
import { isTimeZone } from '../values/time-zone';
import {
  ADS_ID,
  ANALYTICS_ID,
  CONTAINER_ID,
  CONVERSION_LABEL,
  RECORDING_ID,
} from './analytics-tags';
import { COUNTRY_CODES, isCountry } from './countries';
import { headerTemplateSchema, settingsFields } from './design.schema';
import { EMBED_SITE_HINT, isEmbedSite } from './embed-sites';
import {
  code,
  colorSchema,
  countSchema,
  daysSchema,
  dollarsSchema,
  emailSchema,
  listOf,
  text,
  urlSchema,
  versionSchema,
} from './field-rules.schema';
import { MAX_CSS_LENGTH } from './layout-size';
import * as messages from './messages';
import { layoutSchema } from './page.schema';
import { OPENINGS } from './shop-opening';
import { FONT_FAMILIES } from './theme';

/**
 * Settable fields of a domain design (spec 3, "Domain design"): one set of rules for every way in. A field that
 * is left out stays as it is.
 */

const { showCategory: flag, disableReviews } = settingsFields;
const color = z.exactOptional(colorSchema);
const font = z.exactOptional(z.enum(FONT_FAMILIES, { error: messages.mustBeOneOf(FONT_FAMILIES) }));

/** A policy names them all, and servers in front refuse headers that are too long. */
const MAX_EMBED_SITES = 50;
const embedSite = text(200).check(
  z.overwrite((site) => site.toLowerCase()),
  z.refine(isEmbedSite, EMBED_SITE_HINT),
);

/** A country that checkout offers, by its ISO code. */
const country = text(2).check(z.toUpperCase(), z.refine(isCountry, messages.mustBeCountry));

const MAX_CHROME_COMPONENTS = 200;

/** Characters of a shop's name, where it stands as a title or in the copyright line. */
export const SHOP_NAME_LENGTH = 120;

export const savedThemeFields = {
  accent: color,
  onAccent: color,
  ground: color,
  surface: color,
  ink: color,
  muted: color,
  line: color,
  chrome: color,
  onChrome: color,
  displayFont: font,
  textFont: font,
  radius: z.exactOptional(
    z.number({ error: messages.mustBeRadius }).check(z.minimum(0), z.maximum(24)),
  ),
};

export const savedSettingsFields = {
  showCategory: z.exactOptional(flag),
  disableFrequentlyBoughtTogether: z.exactOptional(flag),
  hideSellPrice: z.exactOptional(flag),
  disableUpsale: z.exactOptional(flag),
  disableReviews: z.exactOptional(disableReviews),
  hideTopKeywords: z.exactOptional(flag),
  reviewCategories: z.exactOptional(
    listOf(text(200).check(z.minLength(1, messages.mustNotBeEmpty)), 100),
  ),
  timeZone: z.exactOptional(
    text(64).check(z.refine(isTimeZone, messages.mustLookLike('America/New_York'))),
  ),
  showTrustBadges: z.exactOptional(flag),
  realMerchandising: z.exactOptional(flag),
  freeShippingFrom: z.exactOptional(dollarsSchema),
  shippingCountries: z.exactOptional(listOf(country, COUNTRY_CODES.length)),
  fewLeftBelow: z.exactOptional(countSchema),
  returnDays: z.exactOptional(countSchema),
  disableFreeReturns: z.exactOptional(flag),
  supportHours: z.exactOptional(text(120)),
  copyrightName: z.exactOptional(text(SHOP_NAME_LENGTH)),
  orderProtection: z.exactOptional(dollarsSchema),
  embedSites: z.exactOptional(listOf(embedSite, MAX_EMBED_SITES)),
  sessionRecording: z.exactOptional(code(RECORDING_ID, 'abcdefghij')),
  disableConsentBanner: z.exactOptional(flag),
};

export const savedOpeningFields = {
  opening: z.exactOptional(z.enum(OPENINGS, { error: messages.mustBeOneOf(OPENINGS) })),
  openingNote: z.exactOptional(text(500)),
};

export const savedMetadataFields = {
  title: z.exactOptional(text(SHOP_NAME_LENGTH)),
  description: z.exactOptional(text(500)),
  keywords: z.exactOptional(text(1000)),
  globalCSS: z.exactOptional(
    z.string().check(z.maxLength(MAX_CSS_LENGTH, messages.tooManyCharacters(MAX_CSS_LENGTH))),
  ),
  version: z.exactOptional(versionSchema),
};

export const savedContactFields = {
  logo: z.exactOptional(urlSchema),
  favicon: z.exactOptional(urlSchema),
  company: z.exactOptional(text(200)),
  founder: z.exactOptional(text(200)),
  phone: z.exactOptional(text(60)),
  email: z.exactOptional(emailSchema).check(z.describe('beyond the specification')),
  address: z.exactOptional(text(500)),
  arraddress: z.exactOptional(
    z
      .array(text(200).check(z.minLength(1, messages.mustNotBeEmpty)))
      .check(z.maxLength(20, messages.tooManyLines)),
  ),
};

/** Analytics fields (spec 3, "Shop state"), by the names `GET /init` gives it. */
export const savedAnalyticsFields = {
  analytics: z.exactOptional(listOf(code(ANALYTICS_ID, 'G-ABC1234567').check(z.minLength(1)), 20)),
  adsid: z.exactOptional(listOf(code(ADS_ID, 'AW-123456789').check(z.minLength(1)), 20)),
  gtag: z.exactOptional(code(CONTAINER_ID, 'GTM-ABC1234')),
  conversion_label: z.exactOptional(code(CONVERSION_LABEL, 'AbC-D_efG')),
};

/** Shipping fields, by the names `GET /init` gives them; cost in dollars, times in days (spec 9). */
export const savedShippingFields = {
  shipping_cost: z.exactOptional(dollarsSchema),
  transit_time: z.exactOptional(daysSchema),
  handing_time: z.exactOptional(daysSchema),
};

/** Settings as a save sends them; what other clients keep in them stays. */
export const savedSettingsSchema = z.looseObject({
  ...savedSettingsFields,
  theme: z.exactOptional(z.looseObject(savedThemeFields)),
});

/** Metadata as a save sends them; what other clients keep in them stays. */
export const savedMetadataSchema = z.looseObject({
  ...savedMetadataFields,
  headerTemplate: z.exactOptional(headerTemplateSchema),
});

/** A header or a footer as a save sends it: a layout, as a page's, of not too many components side by side. */
export const savedChromeSchema = layoutSchema.check(
  z.maxLength(MAX_CHROME_COMPONENTS, messages.tooManyBeside(MAX_CHROME_COMPONENTS)),
);
