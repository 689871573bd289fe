import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findRow, takeTurn } from '../../db/rows';
import { products, shops } from '../../db/schema';
import { saveNotificationSettings } from '../notifications/settings';
import { asciiHost, assertFreeHost, ensureTemplate, lockHosts, setAliases, type Tx } from './hosts';
import * as messages from './messages';
import { NOTHING_YET, toColumns } from './shop-columns';
import { NoSuchShopError, parseFields, ShopFieldsError } from './shop-errors';
import { newShopSchema, type ShopPatch, shopPatchSchema } from './shop-fields';

/** Makes a shop from unchecked input; a template of a new name becomes an empty catalogue. @throws ShopFieldsError */
export async function createShop(db: NodePgDatabase, input: unknown) {
  const { host, ...fields } = parseFields(newShopSchema, input);
  const { aliases = [], template } = fields;
  if (aliases.includes(host)) {
    throw new ShopFieldsError([{ field: 'aliases', message: messages.ownHost(host) }]);
  }
  return db.transaction(async (tx) => {
    await lockHosts(tx);
    await assertFreeHost(tx, host);
    await ensureTemplate(tx, template);
    const values = { ...toColumns(fields, NOTHING_YET), host, template };
    const [created] = await tx.insert(shops).values(values).returning({ id: shops.id });
    if (!created) throw new Error('The shop was not stored.');
    await setAliases(tx, created.id, aliases);
    const { notifications } = fields;
    if (notifications) await saveNotificationSettings(tx, created.id, notifications);
    return { id: created.id, host };
  });
}

/** Fields of the domain design (spec 3): a change counts as a save of the design. */
const DESIGN_FIELDS: readonly (keyof ShopPatch)[] = [
  ...(['settings', 'metadata', 'headertemplate', 'logo', 'favicon', 'company', 'founder'] as const),
  ...(['phone', 'address', 'arraddress', 'opening', 'openingNote'] as const),
  ...(['shipping_cost', 'transit_time', 'handing_time'] as const),
];

/** Changes a shop by unchecked input, all of it or nothing, at once. @throws ShopFieldsError, NoSuchShopError */
export async function updateShop(db: NodePgDatabase, host: string, input: unknown): Promise<void> {
  const patch = parseFields(shopPatchSchema, input);
  await db.transaction(async (tx) => {
    await lockHosts(tx);
    const isNamed = eq(shops.host, asciiHost(host));
    const [shop] = await tx.select().from(shops).where(isNamed).for('no key update');
    if (!shop) throw new NoSuchShopError(host);
    if (patch.template && patch.template !== shop.template) {
      await moveProducts(tx, shop, patch.template);
    }
    const isDesign = DESIGN_FIELDS.some((field) => patch[field] !== undefined);
    const columns = {
      ...toColumns(patch, shop),
      template: patch.template ?? shop.template,
      ...(isDesign && { designRevision: shop.designRevision + 1 }),
      updatedAt: new Date(),
    };
    await tx.update(shops).set(columns).where(eq(shops.id, shop.id));
    if (patch.aliases) await setAliases(tx, shop.id, patch.aliases);
    const { notifications } = patch;
    if (notifications) await saveNotificationSettings(tx, shop.id, notifications);
  });
}

/** A shop's own products go with it to another catalogue; those of the old one stay there. */
async function moveProducts(tx: Tx, shop: { id: string; template: string }, template: string) {
  // Waits for an import into the old catalogue, which would leave its products behind.
  await takeTurn(tx, `import ${shop.template}`);
  await ensureTemplate(tx, template);
  const own = await findRow(tx, products, { shopId: shop.id });
  if (own) await tx.update(products).set({ template }).where(eq(products.shopId, shop.id));
}

/** Removes a shop with everything that is its own; the catalogue it shares stays. @throws NoSuchShopError */
export async function removeShop(db: NodePgDatabase, host: string): Promise<void> {
  const isNamed = eq(shops.host, asciiHost(host));
  const removed = await db.delete(shops).where(isNamed);
  if (!removed.rowCount) throw new NoSuchShopError(host);
}
