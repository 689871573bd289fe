import { z } from 'zod';
import { CATEGORIES } from '@/core/model/category-values';
import { headerTemplateSchema, metadataFields, settingsFields } from '@/core/model/design.schema';
import { FONT_FAMILIES } from '@/core/model/theme';
import * as rule from './field-rules';

const { disableReviews, showCategory: flag } = settingsFields;

const bannerFields = z.strictObject({
  image: rule.urlSchema.exactOptional(),
  title: rule.text(200).exactOptional(),
  subtitle: rule.text(500).exactOptional(),
  buttonText: rule.text(60).exactOptional(),
  buttonLink: rule.urlSchema.exactOptional(),
});

const adFields = z.strictObject({
  title: rule.text(200).exactOptional(),
  description: rule.text(1000).exactOptional(),
  image: rule.urlSchema.exactOptional(),
  link: rule.urlSchema.exactOptional(),
});

const color = rule.colorSchema.exactOptional();
const font = z
  .enum(FONT_FAMILIES, { error: `must be one of ${FONT_FAMILIES.join(', ')}` })
  .exactOptional();

const themeFields = z.strictObject({
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
});

const settings = z.strictObject({
  showCategory: flag.exactOptional(),
  disableFrequentlyBoughtTogether: flag.exactOptional(),
  hideSellPrice: flag.exactOptional(),
  disableUpsale: flag.exactOptional(),
  disableReviews: disableReviews.exactOptional(),
  hideTopKeywords: flag.exactOptional(),
  reviewCategories: rule.listOf(z.enum(CATEGORIES), CATEGORIES.length).exactOptional(),
  showTrustBadges: flag.exactOptional(),
  realMerchandising: flag.exactOptional(),
  freeShippingFrom: rule.dollarsSchema.exactOptional(),
  theme: themeFields.exactOptional(),
});

const metadata = z.strictObject({
  title: rule.text(120).exactOptional(),
  description: rule.text(500).exactOptional(),
  keywords: rule.text(1000).exactOptional(),
  globalCSS: metadataFields.globalCSS.max(200_000).exactOptional(),
  version: rule.code(/^\d{1,4}(\.\d{1,4}){0,2}$/, '1.0.0').exactOptional(),
});

/**
 * What can be set of a shop, by the names `GET /init` gives it (spec 7), plus `aliases` and `synonyms`. A field left
 * out stays as it is; objects are merged into what is there, lists replaced, and null clears a banner
 * or an ad. `shipping_cost` in dollars. One set of rules for every way in.
 */
export const shopPatchSchema = z.strictObject({
  name: rule.text(120).exactOptional(),
  template: rule.templateSchema.exactOptional(),
  aliases: rule.listOf(rule.hostSchema, 50).exactOptional(),
  logo: rule.urlSchema.exactOptional(),
  favicon: rule.urlSchema.exactOptional(),
  company: rule.text(200).exactOptional(),
  founder: rule.text(200).exactOptional(),
  phone: rule.text(60).exactOptional(),
  email: rule.emailSchema.exactOptional(),
  address: rule.text(500).exactOptional(),
  arraddress: z.array(rule.text(200).min(1, 'must not be empty')).max(20).exactOptional(),
  banner: bannerFields.nullable().exactOptional(),
  ads: adFields.nullable().exactOptional(),
  last_ads: adFields.nullable().exactOptional(),
  shipping_cost: rule.dollarsSchema.exactOptional(),
  transit_time: rule.daysSchema.exactOptional(),
  handing_time: rule.daysSchema.exactOptional(),
  synonyms: rule.listOf(rule.synonymsSchema, 200).exactOptional(),
  prefix: rule.code(/^[A-Za-z0-9_-]{1,12}$/, 'HEM-').exactOptional(),
  settings: settings.exactOptional(),
  metadata: metadata.exactOptional(),
  headertemplate: headerTemplateSchema.exactOptional(),
  analytics: rule
    .listOf(rule.code(/^(G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/, 'G-ABC1234567').min(1), 20)
    .exactOptional(),
  adsid: rule.listOf(rule.code(/^AW-\d{6,16}$/, 'AW-123456789').min(1), 20).exactOptional(),
  gtag: rule.code(/^(GTM|GT)-[A-Z0-9]{4,16}$/, 'GTM-ABC1234').exactOptional(),
  conversion_label: rule.code(/^[A-Za-z0-9_/-]{1,100}$/, 'AbC-D_efG').exactOptional(),
  googleverify: rule.code(/^[A-Za-z0-9_-]{1,100}$/, 'a letter-and-digit token').exactOptional(),
  keywords: rule.text(1000).exactOptional(),
});

export type ShopPatch = z.infer<typeof shopPatchSchema>;

/** What a new shop needs: its host and catalogue; everything else may follow. */
export const newShopSchema = shopPatchSchema.extend({
  host: rule.hostSchema,
  template: rule.templateSchema,
});

export type NewShop = z.infer<typeof newShopSchema>;
