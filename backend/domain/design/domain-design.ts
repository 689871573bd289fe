import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { designSchemas } from '@/core/calls/design.schema';
import type { DomainDesignWire } from '@/core/model/design';
import { type ShopRow, shops } from '../../db/schema';
import {
  analyticsFields,
  contactFields,
  openingFields,
  shippingFields,
  toColumns,
} from '../shop-admin/shop-columns';
import { loadShop, type ShopServices, type ShopWriter, writeShop } from '../shops/find-shop';
import { assertNewest } from './pages';
import { prepareLayout, prepareStyles } from './prepare-contents';
import { sanitizeSavedChrome } from './sanitized-contents';

/** The domain design of spec 3 with the revision that an editor's save must name. */
export function toDomainDesign(shop: ShopRow): DomainDesignWire {
  const { settings, metadata, header, footer, designRevision: revision } = shop;
  return {
    ...{ settings, metadata, header, footer, revision },
    ...contactFields(shop),
    ...openingFields(shop),
    ...analyticsFields(shop),
    ...shippingFields(shop),
  };
}

type SavedDesign = Omit<
  z.output<typeof designSchemas.saveDesign.request>,
  'domain' | 'layoutVersion'
>;
type DesignPatch = Omit<SavedDesign, 'revision'> & { headertemplate?: number };

/** Stores a domain design (spec 7, "design/save") and answers its new revision. @throws DomainError conflict */
export async function saveDesign(services: ShopServices, saved: SavedDesign): Promise<number> {
  const { revision, ...patch } = saved;
  for (const path of ['header', 'footer'] as const) {
    const layout = patch[path];
    const loadSaved = async () => (await loadShop(services))[path];
    if (layout) await prepareLayout(services, { layout, path, loadSaved });
  }
  await prepareStyles(services, patch.metadata?.globalCSS);
  const newest = await writeShop(services, services.shop, (tx, shop) => {
    assertNewest(revision, shop.designRevision);
    return writeDesign(tx, shop, patch, services.now());
  });
  await sanitizeSavedChrome(services);
  return newest;
}

/** The same within a transaction. Settings and metadata are merged; what is left out stays as it is. */
export async function writeDesign(tx: ShopWriter, shop: ShopRow, patch: DesignPatch, now: number) {
  const { header, footer, ...fields } = patch;
  const designRevision = shop.designRevision + 1;
  // A shop has its keywords by themselves as well, as init tells them.
  const keywords = fields.metadata?.keywords;
  const settings = keywords === undefined ? fields : { ...fields, keywords };
  const columns = { ...toColumns(settings, shop), header, footer, designRevision };
  await tx
    .update(shops)
    .set({ ...columns, updatedAt: new Date(now) })
    .where(eq(shops.id, shop.id));
  return designRevision;
}
