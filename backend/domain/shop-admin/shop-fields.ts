import { z } from 'zod';
import { CATEGORIES } from '@/core/model/category-values';
import { headerTemplateSchema } from '@/core/model/design.schema';
import * as rule from '@/core/model/field-rules.schema';
import {
  savedAnalyticsFields,
  savedContactFields,
  savedMetadataFields,
  savedSettingsFields,
  savedThemeFields,
} from '@/core/model/saved-design.schema';
import { hostSchema, synonymsSchema, templateSchema } from './field-rules';

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

const settings = z.strictObject({
  ...savedSettingsFields,
  reviewCategories: rule.listOf(z.enum(CATEGORIES), CATEGORIES.length).exactOptional(),
  theme: z.strictObject(savedThemeFields).exactOptional(),
});

/**
 * What can be set of a shop, by the names `GET /init` gives it (spec 7), plus `aliases` and `synonyms`. A field left
 * out stays as it is; objects are merged into what is there, lists replaced, and null clears a banner
 * or an ad. `shipping_cost` in dollars. One set of rules for every way in.
 */
export const shopPatchSchema = z.strictObject({
  name: rule.text(120).exactOptional(),
  template: templateSchema.exactOptional(),
  aliases: rule.listOf(hostSchema, 50).exactOptional(),
  ...savedContactFields,
  banner: bannerFields.nullable().exactOptional(),
  ads: adFields.nullable().exactOptional(),
  last_ads: adFields.nullable().exactOptional(),
  shipping_cost: rule.dollarsSchema.exactOptional(),
  transit_time: rule.daysSchema.exactOptional(),
  handing_time: rule.daysSchema.exactOptional(),
  synonyms: rule.listOf(synonymsSchema, 200).exactOptional(),
  prefix: rule.code(/^[A-Za-z0-9_-]{1,12}$/, 'HEM-').exactOptional(),
  settings: settings.exactOptional(),
  metadata: z.strictObject(savedMetadataFields).exactOptional(),
  headertemplate: headerTemplateSchema.exactOptional(),
  ...savedAnalyticsFields,
  googleverify: rule.code(/^[A-Za-z0-9_-]{1,100}$/, 'a letter-and-digit token').exactOptional(),
  keywords: rule.text(1000).exactOptional(),
});

export type ShopPatch = z.infer<typeof shopPatchSchema>;

/** What a new shop needs: its host and catalogue; everything else may follow. */
export const newShopSchema = shopPatchSchema.extend({
  host: hostSchema,
  template: templateSchema,
});

export type NewShop = z.infer<typeof newShopSchema>;
