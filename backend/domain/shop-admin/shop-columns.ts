import type { InferInsertModel } from 'drizzle-orm';
import type { z } from 'zod';
import type { savedMetadataSchema, savedSettingsSchema } from '@/core/model/saved-design.schema';
import { DEFAULT_THEME } from '@/core/model/theme';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import type { ShopRow, shops } from '../../db/schema';
import type { ShopPatch } from './shop-fields';

type ShopColumns = Partial<Omit<InferInsertModel<typeof shops>, 'template'>>;
type SavedSettings = z.output<typeof savedSettingsSchema>;
type SavedMetadata = z.output<typeof savedMetadataSchema>;
/** A patch of whichever way in: those of an editor may name settings of other clients. */
type ColumnsPatch = Omit<ShopPatch, 'settings' | 'metadata'> & {
  settings?: SavedSettings;
  metadata?: SavedMetadata;
};
type MergeBase = Pick<ShopRow, 'name' | 'banner' | 'ads' | 'lastAds' | 'settings' | 'metadata'>;

export const NOTHING_YET: MergeBase = {
  name: '',
  banner: null,
  ads: null,
  lastAds: null,
  settings: {},
  metadata: {},
};

const EMPTY_BANNER = { image: '', title: '', subtitle: '', buttonText: '', buttonLink: '' };
const EMPTY_AD = { title: '', description: '', image: '', link: '' };

/** A shop has one name: whichever of its two fields is set, the other follows unless it is set as well. */
function withOneName(patch: ColumnsPatch): ColumnsPatch {
  const title = patch.metadata?.title;
  if (title === undefined && patch.name) {
    return { ...patch, metadata: { ...patch.metadata, title: patch.name } };
  }
  return patch.name === undefined && title ? { ...patch, name: title } : patch;
}

/** A copyright line that has the name of the shop goes on having it, unless it is set as well. */
function withNameOfCopyright(patch: ColumnsPatch, { name, settings }: MergeBase): ColumnsPatch {
  const isNamed = name !== '' && settings.copyrightName === name;
  if (!patch.name || !isNamed || patch.settings?.copyrightName !== undefined) return patch;
  return { ...patch, settings: { ...patch.settings, copyrightName: patch.name } };
}

/** A patch as columns of the shop's row but its template; undefined ones are left alone. */
export function toColumns(fields: ColumnsPatch, before: MergeBase): ShopColumns {
  const patch = withNameOfCopyright(withOneName(fields), before);
  const { name, logo, favicon, company, founder, phone, email, address, keywords } = patch;
  return {
    ...{ name, logo, favicon, company, founder, phone, email, address, keywords },
    ...{ addressLines: patch.arraddress, synonyms: patch.synonyms },
    ...{ opening: patch.opening, openingNote: patch.openingNote },
    banner: merge(EMPTY_BANNER, before.banner, patch.banner),
    ads: merge(EMPTY_AD, before.ads, patch.ads),
    lastAds: merge(EMPTY_AD, before.lastAds, patch.last_ads),
    shippingCostMinor: patch.shipping_cost === undefined ? undefined : toMinor(patch.shipping_cost),
    ...{ transitTime: patch.transit_time, handlingTime: patch.handing_time },
    ...{ orderPrefix: patch.prefix, analyticsIds: patch.analytics, adsIds: patch.adsid },
    ...{ tagManagerId: patch.gtag, conversionLabel: patch.conversion_label },
    googleVerification: patch.googleverify,
    settings: mergeSettings(patch.settings, before.settings),
    metadata: mergeMetadata(patch, before.metadata),
  };
}

/** A shop's words about itself, by their names in the contract. */
export function contactFields(row: ShopRow) {
  const { logo, favicon, company, founder, phone, address, addressLines: arraddress } = row;
  return { logo, favicon, company, founder, phone, email: row.email, address, arraddress };
}

/** The accounts that a shop's visits are counted by, by their names in the contract. */
export function analyticsFields({ analyticsIds, adsIds, tagManagerId, conversionLabel }: ShopRow) {
  return {
    ...{ analytics: analyticsIds, adsid: adsIds, gtag: tagManagerId },
    conversion_label: conversionLabel,
  };
}

/** The opening of a shop, and what it says of that. */
export const openingFields = ({ opening, openingNote }: ShopRow) => ({ opening, openingNote });

/** A shop's offer, by its names in the contract; `shipping_cost` in dollars. */
export function offerFields(row: ShopRow) {
  const { banner, ads, lastAds: last_ads, keywords, googleVerification: googleverify } = row;
  return {
    ...{ banner, ads, last_ads, keywords, googleverify, prefix: row.orderPrefix },
    ...openingFields(row),
    ...shippingFields(row),
  };
}

/** Cost of shipping, in dollars, and its times, by their names in the contract. */
export function shippingFields(row: ShopRow) {
  return {
    shipping_cost: fromMinor(row.shippingCostMinor),
    ...{ transit_time: row.transitTime, handing_time: row.handlingTime },
  };
}

/** A shop as it can be set again; the inverse of `toColumns`. */
export function toFields(row: ShopRow, aliases: string[]) {
  const { host, name, template, synonyms, settings } = row;
  const { headerTemplate, ...metadata } = row.metadata;
  return {
    ...{ host, name, template, aliases, synonyms, settings, metadata },
    ...contactFields(row),
    ...offerFields(row),
    ...(headerTemplate !== undefined && { headertemplate: headerTemplate }),
    ...analyticsFields(row),
  };
}

function merge<Fields extends object>(
  empty: Fields,
  before: Fields | null,
  patch: Partial<Fields> | null | undefined,
): Fields | null | undefined {
  return patch && { ...empty, ...before, ...patch };
}

function mergeSettings(patch: SavedSettings | undefined, before: MergeBase['settings']) {
  if (!patch) return undefined;
  const { theme, ...flags } = patch;
  // A theme is stored whole: readers take it as one value.
  const whole = theme && { theme: { ...DEFAULT_THEME, ...before.theme, ...theme } };
  return { ...before, ...flags, ...whole };
}

function mergeMetadata({ metadata, headertemplate }: ColumnsPatch, before: MergeBase['metadata']) {
  if (!metadata && headertemplate === undefined) return undefined;
  const header = headertemplate === undefined ? {} : { headerTemplate: headertemplate };
  return { ...before, ...metadata, ...header };
}
