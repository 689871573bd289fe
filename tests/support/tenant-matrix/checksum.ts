import type pg from 'pg';
import { TENANT_TABLES } from '../tripwire';
import type { MarkedShop } from './marked-shop';
import { ROW } from './seed-shop';

/** Who was turned away is on the record of the shop at whose host it was, whatever they asked for. */
const ON_RECORD = 'audit_log';
/** It notes by the minute that its holder makes calls, at whichever shop. */
const SEEN = 'admin_sessions';

const OF_SHOP = [
  'SELECT shops::text AS row FROM shops WHERE id = $1',
  ...['product_variants', 'product_media'].map(
    (table) => `SELECT one::text FROM ${table} AS one JOIN products ON products.id = product_id
      WHERE products.shop_id = $1`,
  ),
  ...TENANT_TABLES.filter((table) => ![ON_RECORD, SEEN].includes(table)).map(
    (table) => `SELECT one::text FROM ${table} AS one WHERE shop_id = $1`,
  ),
].join(' UNION ALL ');

/** Names all rows of a shop as they are: another text after any change. The pool is that of the owner. */
export async function checksum(pool: pg.Pool, shop: MarkedShop): Promise<string> {
  const { rows } = await pool.query<{ sum: string }>({
    // Planned once for all the times that it is asked, which takes longer than the answer.
    name: 'checksum',
    text: `SELECT md5(string_agg(row, E'\\n' ORDER BY row)) AS sum FROM (${OF_SHOP}) AS rows`,
    values: [shop.id(ROW.shop)],
  });
  return rows[0]?.sum ?? '';
}
