import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type pg from 'pg';

/** Nothing waits longer for it, in ms. */
const LONGEST_MS = 5_000;
const EVERY_ADDRESS = ['0.0.0.0', '::'];
const FIND_HOST = 'SELECT host FROM shops ORDER BY created_at, host LIMIT 1';

/**
 * Has the home page of a shop made once, asked for as a shopper asks for it: all that makes pages is there when
 * the first one comes. What fails here fails again when it is asked for, and is told then.
 */
export async function makeFirstPage(pool: pg.Pool, host: string, port: number): Promise<void> {
  const { rows } = await pool.query<{ host: string }>(FIND_HOST);
  const [shop] = rows;
  if (!shop) return;
  const signal = AbortSignal.timeout(LONGEST_MS);
  const hostname = EVERY_ADDRESS.includes(host) ? 'localhost' : host;
  const asked = get({ hostname, port, headers: { host: shop.host }, agent: false, signal });
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (answer) await once(answer.resume(), 'end');
}
