import type pg from 'pg';
import { isLocalHost } from '@/core/values/host';

const SHOWN = 8;
const FIND_HOSTS = `
  SELECT coalesce(found.host, shops.host) AS address, name, count(*) OVER () AS total
  FROM shops LEFT JOIN LATERAL (
    SELECT host FROM shop_aliases WHERE shop_id = shops.id AND host LIKE '%localhost'
      AND shops.host NOT LIKE '%localhost' ORDER BY host LIMIT 1
  ) AS found ON true
  ORDER BY shops.host <> 'localhost', created_at, shops.host LIMIT ${SHOWN}`;

const FIND_FIRST = 'SELECT host FROM shops ORDER BY created_at, host LIMIT 1';

export async function hasShops(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM shops LIMIT 1');
  return rows.length > 0;
}

/** Host of the shop that was there first; undefined where there is none. */
export async function firstHost(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ host: string }>(FIND_FIRST);
  return rows[0]?.host;
}

/** One line for each shop: where this machine's browser finds it, by an alias where its host is elsewhere; and its name. */
export async function shopAddresses(pool: pg.Pool, port: number): Promise<string[]> {
  const { rows } = await pool.query<{ address: string; name: string; total: string }>(FIND_HOSTS);
  const lines = rows.map(({ address, name }) => `  ${addressOf(address, port)}  ${name}`.trimEnd());
  const hidden = Number(rows[0]?.total ?? 0) - rows.length;
  return hidden > 0 ? [...lines, `  and ${hidden} more: npm run shop -- list`] : lines;
}

/** Browsers find `*.localhost` on this machine by themselves; other hosts are reached through a proxy. */
const addressOf = (host: string, port: number): string =>
  isLocalHost(host) ? `http://${host}:${port}` : host;
