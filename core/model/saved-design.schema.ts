import * as z from 'zod';
import {
  ADS_ID,
  ANALYTICS_ID,
  CONTAINER_ID,
  CONVERSION_LABEL,
  RECORDING_ID,
} from '../rules/analytics-tags';
import { EMBED_SITE_HINT, isEmbedSite } from '../rules/embed-sites';
import { headerTemplateSchema, settingsFields } from './design.schema';
import {
  code,
  colorSchema,
  dollarsSchema,
  emailSchema,
  listOf,
  text,
  urlSchema,
  versionSchema,
} from './field-rules.schema';
import { layoutSchema } from './page.schema';
import { FONT_FAMILIES } from './theme';

/**
 * What may be set of a domain design (spec 3, "Domain design"): one set of rules for every way in. A
 * field that is left out stays as it is.
 */

const { showCategory: flag, disableReviews } = settingsFields;
const color = colorSchema.exactOptional();
const font = z
  .enum(FONT_FAMILIES, { error: `must be one of ${FONT_FAMILIES.join(', ')}` })
  .exactOptional();

/** A policy names them all, and servers in front refuse headers that are too long. */
const MAX_EMBED_SITES = 50;
const embedSite = text(200)
  .overwrite((site) => site.toLowerCase())
  .refine(isEmbedSite, EMBED_SITE_HINT);

const MAX_CHROME_COMPONENTS = 200;
const MAX_CSS_LENGTH = 200_000;

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
  radius: z.number({ error: 'must be a number from 0 to 24' }).min(0).max(24).exactOptional(),
};

export const savedSettingsFields = {
  showCategory: flag.exactOptional(),
  disableFrequentlyBoughtTogether: flag.exactOptional(),
  hideSellPrice: flag.exactOptional(),
  disableUpsale: flag.exactOptional(),
  disableReviews: disableReviews.exactOptional(),
  hideTopKeywords: flag.exactOptional(),
  reviewCategories: listOf(text(200).min(1, 'must not be empty'), 100).exactOptional(),
  showTrustBadges: flag.exactOptional(),
  realMerchandising: flag.exactOptional(),
  freeShippingFrom: dollarsSchema.exactOptional(),
  orderProtection: dollarsSchema.exactOptional(),
  embedSites: listOf(embedSite, MAX_EMBED_SITES).exactOptional(),
  sessionRecording: code(RECORDING_ID, 'abcdefghij').exactOptional(),
  disableConsentBanner: flag.exactOptional(),
};

export const savedMetadataFields = {
  title: text(120).exactOptional(),
  description: text(500).exactOptional(),
  keywords: text(1000).exactOptional(),
  globalCSS: z
    .string()
    .max(MAX_CSS_LENGTH, `must have at most ${MAX_CSS_LENGTH} characters`)
    .exactOptional(),
  version: versionSchema.exactOptional(),
};

export const savedContactFields = {
  logo: urlSchema.exactOptional(),
  favicon: urlSchema.exactOptional(),
  company: text(200).exactOptional(),
  founder: text(200).exactOptional(),
  phone: text(60).exactOptional(),
  email: emailSchema.exactOptional().describe('beyond the specification'),
  address: text(500).exactOptional(),
  arraddress: z
    .array(text(200).min(1, 'must not be empty'))
    .max(20, 'must have at most 20 lines')
    .exactOptional(),
};

/** What visits are measured with (spec 3, "Shop state"), by the names `GET /init` gives it. */
export const savedAnalyticsFields = {
  analytics: listOf(code(ANALYTICS_ID, 'G-ABC1234567').min(1), 20).exactOptional(),
  adsid: listOf(code(ADS_ID, 'AW-123456789').min(1), 20).exactOptional(),
  gtag: code(CONTAINER_ID, 'GTM-ABC1234').exactOptional(),
  conversion_label: code(CONVERSION_LABEL, 'AbC-D_efG').exactOptional(),
};

/** Settings as a save sends them; what other clients keep in them stays. */
export const savedSettingsSchema = z.looseObject({
  ...savedSettingsFields,
  theme: z.looseObject(savedThemeFields).exactOptional(),
});

/** Metadata as a save sends them; what other clients keep in them stays. */
export const savedMetadataSchema = z.looseObject({
  ...savedMetadataFields,
  headerTemplate: headerTemplateSchema.exactOptional(),
});

/** A header or a footer as a save sends it: a layout, as a page's, of not too many components side by side. */
export const savedChromeSchema = layoutSchema.max(
  MAX_CHROME_COMPONENTS,
  `must not hold more than ${MAX_CHROME_COMPONENTS} components side by side`,
);
