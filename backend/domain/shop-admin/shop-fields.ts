import { z } from 'zod';
import { headerTemplateSchema } from '@/core/model/design.schema';
import * as rule from '@/core/model/field-rules.schema';
import { text } from '@/core/model/field-rules.schema';
import { notificationsPatchSchema } from '@/core/model/notifications.schema';
import {
  SHOP_NAME_LENGTH,
  savedAnalyticsFields,
  savedContactFields,
  savedMetadataFields,
  savedOpeningFields,
  savedSettingsFields,
  savedShippingFields,
  savedThemeFields,
} from '@/core/model/saved-design.schema';
import { readSynonyms } from '@/core/rules/search/synonyms';
import { isAddress } from '@/core/values/host';
import { asciiHost } from './hosts';
import * as messages from './messages';

const MAX_HOST_LENGTH = 253;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A host as the Host header names it: lower case, international names in their ASCII form, no port. */
const hostSchema = z.string().transform(asciiHost).refine(isHostName, messages.invalidHost);

function isHostName(host: string): boolean {
  const labels = host.split('.');
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '');
  const isName = labels.every((label) => HOST_LABEL.test(label));
  return isName && !isNumeric && !isAddress(host) && host.length <= MAX_HOST_LENGTH;
}

const templateSchema = z
  .string({ error: messages.missing })
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'must be 1 to 40 of a-z, 0-9, - and _');

const synonymsSchema = text(200).check(
  z.refine((value) => readSynonyms([value]).length > 0, messages.invalidSynonyms),
);

const bannerFields = z.strictObject({
  image: z.exactOptional(rule.urlSchema),
  title: z.exactOptional(rule.text(200)),
  subtitle: z.exactOptional(rule.text(500)),
  buttonText: z.exactOptional(rule.text(60)),
  buttonLink: z.exactOptional(rule.urlSchema),
});

const adFields = z.strictObject({
  title: z.exactOptional(rule.text(200)),
  description: z.exactOptional(rule.text(1000)),
  image: z.exactOptional(rule.urlSchema),
  link: z.exactOptional(rule.urlSchema),
});

const settings = z.strictObject({
  ...savedSettingsFields,
  theme: z.exactOptional(z.strictObject(savedThemeFields)),
});

/**
 * Settable fields of a shop, by their names in `GET /init` (spec 7), plus `aliases` and `synonyms`, for every entry
 * point. Objects are merged, lists replaced; null clears a banner or an ad. `shipping_cost` in dollars.
 */
export const shopPatchSchema = z.strictObject({
  name: z.exactOptional(rule.text(SHOP_NAME_LENGTH)),
  template: z.exactOptional(templateSchema),
  aliases: z.exactOptional(rule.listOf(hostSchema, 50)),
  ...savedContactFields,
  banner: z.exactOptional(z.nullable(bannerFields)),
  ads: z.exactOptional(z.nullable(adFields)),
  last_ads: z.exactOptional(z.nullable(adFields)),
  ...savedShippingFields,
  synonyms: z.exactOptional(rule.listOf(synonymsSchema, 200)),
  ...savedOpeningFields,
  prefix: z.exactOptional(rule.code(/^[A-Za-z0-9_-]{1,12}$/, 'HEM-')),
  settings: z.exactOptional(settings),
  metadata: z.exactOptional(z.strictObject(savedMetadataFields)),
  headertemplate: z.exactOptional(headerTemplateSchema),
  ...savedAnalyticsFields,
  googleverify: z.exactOptional(rule.code(/^[A-Za-z0-9_-]{1,100}$/, 'a letter-and-digit token')),
  keywords: z.exactOptional(rule.text(1000)),
  notifications: z.exactOptional(z.strictObject(notificationsPatchSchema.shape)),
});

export type ShopPatch = z.infer<typeof shopPatchSchema>;

/** A new shop needs its host and catalogue; all else may follow. */
export const newShopSchema = shopPatchSchema.extend({ host: hostSchema, template: templateSchema });
