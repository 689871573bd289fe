import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { shops } from '../../db/schema';
import { assertFreeHost, ensureTemplate, lockHosts, setAliases } from './hosts';
import * as messages from './messages';
import { NOTHING_YET, toColumns } from './shop-columns';
import { parseFields, ShopFieldsError } from './shop-errors';
import { newShopSchema } from './shop-fields';

interface CreatedShop {
  id: string;
  host: string;
}

/**
 * Makes a shop from unchecked input (`newShopSchema`); a template of a new name becomes an empty
 * catalogue. @throws ShopFieldsError
 */
export async function createShop(db: NodePgDatabase, input: unknown): Promise<CreatedShop> {
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
    return { id: created.id, host };
  });
}
