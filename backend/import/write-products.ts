import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { DEADLOCK, hasCode } from '../db/rows';
import { asciiHost } from '../domain/shop-admin';
import {
  COUNT_ACTIONS,
  DEFER_SEARCH_INDEX,
  DELETE_GONE_VARIANTS,
  DISTINGUISH_SLUGS,
  INSERT_PRODUCTS,
  INSERT_VARIANTS,
  KEEP_STOCK,
  LOCK_CATALOGUE,
  LOCK_CHANGED_VARIANTS,
  LOCK_SHOP,
  MARK_CREATED,
  MARK_STOCK_SOURCE,
  MATCH_PRODUCTS,
  MATCH_VARIANTS,
  MATCH_VARIANTS_BY_SKU,
  MATCH_VARIANTS_LOOSELY,
  RECORD_STOCK,
  UPDATE_PRODUCTS,
  UPDATE_VARIANTS,
  writeStagedMedia,
} from './write-statements';

export interface ShopTarget {
  id: string;
  host: string;
  template: string;
  /** True for one that shows the file's own former prices, and no other ones (design 9). */
  isRealMerchandising?: boolean;
}

interface WriteCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Variants whose stock is not the file's, since the file was last read in another format. */
  preservedStock: number;
}

interface Writing {
  isDryRun?: boolean;
  /** Sets stock to the file's numbers where nothing of a product has changed in the file, too. */
  setsStock?: boolean;
}

/** Longest wait for another import into the same catalogue, in ms. */
const WAIT_FOR_OTHERS = '10min';

const ATTEMPTS = 4;

/**
 * Writes the staged products into the shop's catalogue in one transaction. Imports of one catalogue take turns. A
 * product that has not changed is not touched. What orders have ended by a deadlock is done again.
 */
export async function writeProducts(client: PoolClient, shop: ShopTarget, how: Writing = {}) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeOnce(client, shop, how);
    } catch (error) {
      if (attempt === ATTEMPTS || !hasCode(error, DEADLOCK)) throw error;
    }
  }
}

async function writeOnce(client: PoolClient, shop: ShopTarget, how: Writing): Promise<WriteCounts> {
  await client.query('BEGIN');
  try {
    const counts = await write(client, shop, how);
    await client.query(how.isDryRun ? 'ROLLBACK' : 'COMMIT');
    return counts;
  } catch (error) {
    // Where the connection itself is gone there is nothing left to roll back.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function write(
  client: PoolClient,
  shop: ShopTarget,
  { setsStock = false }: Writing,
): Promise<WriteCounts> {
  await client.query(`SET LOCAL lock_timeout = '${WAIT_FOR_OTHERS}'`);
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query(LOCK_CATALOGUE, [shop.template]);
  const locked = await client.query(LOCK_SHOP, [shop.id, shop.template]);
  if (locked.rowCount === 0) throw new Error(`The shop ${shop.host} was removed or changed.`);

  const target = [shop.template, shop.id];
  await client.query(MATCH_PRODUCTS, [...target, setsStock]);
  await client.query(MARK_CREATED);
  await client.query('ANALYZE import_products');
  const counts = await countActions(client);
  if (counts.created > 0) {
    await client.query(DISTINGUISH_SLUGS, target);
    await client.query(DEFER_SEARCH_INDEX);
    await client.query(INSERT_PRODUCTS, target);
  }
  if (counts.updated > 0) await client.query(UPDATE_PRODUCTS, target);
  if (counts.created + counts.updated === 0) return { ...counts, preservedStock: 0 };
  await drizzle(client).execute(writeStagedMedia(shop.id));
  return { ...counts, preservedStock: await writeVariants(client, shop, counts) };
}

/** Writes variants in place, so that holds, carts and orders go on naming them; answers how many keep their stock. */
async function writeVariants(client: ClientBase, { id }: ShopTarget, { updated }: ActionCounts) {
  await client.query(MARK_STOCK_SOURCE);
  await client.query(MATCH_VARIANTS);
  await client.query('ANALYZE import_variants (product_id, id)');
  if (updated > 0) {
    await client.query(MATCH_VARIANTS_LOOSELY);
    await client.query(MATCH_VARIANTS_BY_SKU);
  }
  await client.query(RECORD_STOCK, [id]);
  const preservedStock = updated > 0 ? await updateVariants(client) : 0;
  await client.query(INSERT_VARIANTS);
  return preservedStock;
}

/** Orders wait for what is locked here: nothing else is done meanwhile. */
async function updateVariants(client: ClientBase): Promise<number> {
  await client.query(LOCK_CHANGED_VARIANTS);
  const unchangedStock = await client.query(KEEP_STOCK);
  await client.query(DELETE_GONE_VARIANTS);
  await client.query(UPDATE_VARIANTS);
  return unchangedStock.rowCount ?? 0;
}

type ActionCounts = Omit<WriteCounts, 'preservedStock'>;

async function countActions(client: ClientBase): Promise<ActionCounts> {
  const { rows } = await client.query<{ action: keyof ActionCounts; count: number }>(COUNT_ACTIONS);
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const { action, count } of rows) counts[action] = count;
  return counts;
}

const FIND = `
  SELECT id, host, template, settings @> '{"realMerchandising": true}' AS "isRealMerchandising"
  FROM shops
  WHERE host = $1 OR id = (SELECT shop_id FROM shop_aliases WHERE host = $1)`;

/** The shop that has this host or alias. Throws for a host that is none, naming those that are. */
export async function findTarget(pool: Pool, host: string): Promise<ShopTarget> {
  const name = asciiHost(host);
  const [shop] = (await pool.query<ShopTarget>(FIND, [name])).rows;
  if (shop) return shop;
  const { rows } = await pool.query<{ host: string }>(
    'SELECT host FROM shops ORDER BY host LIMIT 20',
  );
  const hosts = rows.map((row) => row.host).join(', ') || 'none';
  throw new Error(`No shop has the host "${name}". Shops: ${hosts}.`);
}
