import type { Pool } from 'pg';
import { asciiHost } from '../domain/shop-admin';
import type { ShopTarget } from './write-products';

const FIND = `
  SELECT id, host, template FROM shops
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
