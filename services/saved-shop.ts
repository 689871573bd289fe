import * as z from 'zod/mini';
import { categoryTileSchema } from '@/core/model/category-tile.schema';
import { initSchema } from '@/core/model/shop.schema';
import { ownEntry } from '@/core/values/own-entry';
import type { Seed } from './page-props';

// As in browser-client.ts, which may not come.
z.config({ jitless: true });

/** The wire's names of what a shop opens with, and ours (store/seed). */
const STATE_FIELDS = {
  domain: 'hostname',
  name: 'name',
  template: 'template',
  logo: 'logo',
  favicon: 'favicon',
  company: 'company',
  founder: 'founder',
  phone: 'phone',
  email: 'email',
  address: 'address',
  arraddress: 'addressLines',
  banner: 'banner',
  ads: 'ads',
  last_ads: 'lastAds',
  keywords: 'keywords',
  shipping_cost: 'shippingCost',
  transit_time: 'transitTime',
  handing_time: 'handlingTime',
  prefix: 'orderPrefix',
  settings: 'settings',
  headertemplate: 'headerTemplate',
} as const;

const tilesSchema = z.catch(z.record(z.string(), z.array(categoryTileSchema)), {});

/** Restores the shop of the last visit, validated, without recording, which offline pages block. Brings zod. */
export function readSavedShop(saved: unknown): Seed | null {
  const shop: Readonly<Record<string, unknown>> = Object(saved);
  if (shop.isSettingsLoaded !== true) return null;
  const fields = Object.entries(STATE_FIELDS).map(([wire, own]) => [wire, shop[own] ?? undefined]);
  const init = initSchema.safeParse({
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    metadata: { title: shop.metadataTitle, description: shop.metadataDescription },
    ...(shop.design ? { design: shop.design } : {}),
  });
  if (!init.success || !init.data.domain) return null;
  const tiles = tilesSchema.parse(shop.isCategoriesLoaded ? shop.templateCategories : {});
  const settings = { ...init.data.settings, sessionRecording: '' };
  return {
    init: { ...init.data, settings },
    categories: ownEntry(tiles, init.data.template) ?? [],
  };
}
