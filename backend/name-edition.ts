import type pg from 'pg';
import type { Config } from './base/config';
import { createSecrets } from './base/secrets';

interface Edition {
  /** Names the program: another one may shape its answers otherwise. */
  build: string;
  config: Pick<Config, 'cdn' | 'paymentOrigin' | 'adminHost' | 'payments'>;
  mediaBase: string;
  secretKey: string;
  pool: Pick<pg.Pool, 'query'>;
}

/**
 * Names a database for as long as its revisions only grow: what is restored comes into other tables, into some that say so,
 * or into another run of the server.
 */
const HISTORY = `
  SELECT extract(epoch FROM pg_postmaster_start_time())::text AS run, current_database() AS database,
         'shops'::regclass::oid::text AS shops, obj_description('shops'::regclass, 'pg_class') AS restored`;

/**
 * Names all besides its revisions that the answers for a shop depend on: program, settings, secret, database. Processes
 * that share these give the same entity tags, also after a restart (ADR 49).
 */
export async function nameEdition({ build, config, mediaBase, secretKey, pool }: Edition) {
  const { rows } = await pool.query(HISTORY);
  const { cdn, paymentOrigin, adminHost, payments } = config;
  // Payment keys are among the settings.
  return createSecrets(secretKey).digest(
    'edition',
    JSON.stringify([build, mediaBase, cdn, paymentOrigin, adminHost, payments, rows[0]]),
  );
}
