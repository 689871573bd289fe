import { eq, lt } from 'drizzle-orm';
import { upgradeLayout, upgradeNode } from '@/blocks/versions/upgrade-layout';
import { LAYOUT_VERSION } from '@/core/model/page';
import { matching } from '../db/rows';
import { binnedPages, components, pages, shops } from '../db/schema';
import type { Services } from '../services/services';

/** The number of rows read at a time: a layout may have a megabyte. */
const BATCH = 20;

/**
 * Brings stored layouts of an earlier form into the present one, once for each, beside other processes. A layout that is
 * saved meanwhile stays as it was saved.
 */
export async function upgradeLayouts(services: Services): Promise<void> {
  await everyBatch(() => upgradePages(services));
  await everyBatch(() => upgradeBin(services));
  await everyBatch(() => upgradeComponents(services));
  await everyBatch(() => upgradeChrome(services));
}

async function everyBatch(upgrade: () => Promise<number>): Promise<void> {
  while ((await upgrade()) === BATCH);
}

async function upgradePages({ shops: { across } }: Services): Promise<number> {
  const isOld = lt(pages.layoutVersion, LAYOUT_VERSION);
  const old = await across.db.select().from(pages).where(isOld).limit(BATCH);
  for (const { id, layout, layoutVersion, revision } of old) {
    await across.db
      .update(pages)
      .set({ layout: upgradeLayout(layout, layoutVersion), layoutVersion: LAYOUT_VERSION })
      .where(matching(pages, { id, revision }, isOld));
  }
  return old.length;
}

async function upgradeBin({ shops: { across } }: Services): Promise<number> {
  const isOld = lt(binnedPages.layoutVersion, LAYOUT_VERSION);
  const old = await across.db.select().from(binnedPages).where(isOld).limit(BATCH);
  for (const { id, layout, layoutVersion } of old) {
    await across.db
      .update(binnedPages)
      .set({ layout: upgradeLayout(layout, layoutVersion), layoutVersion: LAYOUT_VERSION })
      .where(eq(binnedPages.id, id));
  }
  return old.length;
}

async function upgradeComponents({ shops: { across } }: Services): Promise<number> {
  const isOld = lt(components.layoutVersion, LAYOUT_VERSION);
  const old = await across.db.select().from(components).where(isOld).limit(BATCH);
  for (const { id, component, layoutVersion } of old) {
    await across.db
      .update(components)
      .set({ component: upgradeNode(component, layoutVersion), layoutVersion: LAYOUT_VERSION })
      .where(eq(components.id, id));
  }
  return old.length;
}

async function upgradeChrome({ shops: { across } }: Services): Promise<number> {
  const isOld = lt(shops.layoutVersion, LAYOUT_VERSION);
  const { id, header, footer, layoutVersion, designRevision } = shops;
  const old = await across.db
    .select({ id, header, footer, layoutVersion, designRevision })
    .from(shops)
    .where(isOld)
    .limit(BATCH);
  for (const shop of old) {
    await across.db
      .update(shops)
      .set({
        header: upgradeLayout(shop.header, shop.layoutVersion),
        footer: upgradeLayout(shop.footer, shop.layoutVersion),
        layoutVersion: LAYOUT_VERSION,
      })
      .where(matching(shops, { id: shop.id, designRevision: shop.designRevision }, isOld));
  }
  return old.length;
}
