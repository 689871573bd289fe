import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Opening } from '@/core/model/shop-opening';
import { adminHostOf, shopOfAdminHost } from '@/core/rules/address/admin-host';
import { redirectProtocol } from '@/core/rules/address/redirect';
import { isHostName, isLocalHost, normaliseHost, parentHost } from '@/core/values/host';
import type { Config } from '../../base/config';
import { notFound } from '../../base/errors';
import type { Sender } from '../../db/prepared';
import { findRow } from '../../db/rows';
import { type ShopRow, shops } from '../../db/schema';
import type { Caller } from '../../limits/rate-limit';
import type { Services } from '../../services/services';
import * as messages from './messages';

/** Match of a host: the shop's own, an alias, its parent domain's, or the one on which its admins work. */
type HostMatch = 'host' | 'alias' | 'parent' | 'admin';

/** A shop as every request resolves it, with the revisions its answers are kept under. */
export interface ShopRef {
  id: string;
  host: string;
  name: string;
  template: string;
  revision: number;
  templateRevision: number;
  match: HostMatch;
  requestedHost: string;
  /** Number of pieces below which it says that few are left. */
  fewBelow: number;
  /** True for a shop that shows the real ratings of its products (design 9). */
  isRealMerchandising: boolean;
  opening: Opening;
}

interface ShopMatch extends Omit<ShopRef, 'revision' | 'templateRevision' | 'requestedHost'> {
  /** bigint, which the driver hands over as text. */
  revision: string;
  templateRevision: string;
}

const FIND_SHOP = `
  SELECT shops.id, shops.host, shops.name, shops.template, shops.revision,
         templates.revision + (
           SELECT count(*) FROM availability_changes WHERE template = templates.name
         ) AS "templateRevision", found.match, few_below(shops.settings) AS "fewBelow",
         shops.settings @> '{"realMerchandising": true}' AS "isRealMerchandising",
         shops.opening
  FROM (
    SELECT id, 0 AS rank, 'host' AS match FROM shops WHERE host = $1
    UNION ALL SELECT shop_id, 1, 'alias' FROM shop_aliases WHERE host = $1
    UNION ALL SELECT id, 2, 'parent' FROM shops WHERE host = $2
    UNION ALL SELECT shop_id, 3, 'parent' FROM shop_aliases WHERE host = $2
  ) AS found
  JOIN shops ON shops.id = found.id
  JOIN templates ON templates.name = shops.template
  ORDER BY found.rank LIMIT 1`;

/** Look-ups of this turn of the event loop, by pool and host. */
const gathering = new WeakMap<pg.Pool, Map<string, Promise<ShopRef>>>();

/**
 * The shop that a Host header or `domain` parameter opens: by its host, an alias, else by either of the host without its
 * first label; an admin host by the one in it. The one query that every request makes: those of the same turn of the event loop share it.
 * @throws DomainError not-found where no shop lives.
 */
export function findShop(
  { shops: { directory: pool }, config: { adminHost } }: Pick<Services, 'shops' | 'config'>,
  header: string | undefined,
): Promise<ShopRef> {
  const host = normaliseHost(header);
  if (!isHostName(host)) return Promise.reject(notFound(messages.noShop, 'domain'));
  const gathered = gathering.get(pool) ?? new Map<string, Promise<ShopRef>>();
  gathering.set(pool, gathered);
  const pending = gathered.get(host);
  if (pending) return pending;

  const endOfTurn = new Promise((resolve) => setImmediate(resolve));
  const shop = endOfTurn.then(() => {
    gathered.delete(host);
    return queryShop(pool, host, shopOfAdminHost(host, adminHost));
  });
  gathered.set(host, shop);
  return shop;
}

/** @param ofAdmins the shop's host in an admin host; null for any other. */
async function queryShop(pool: pg.Pool, host: string, ofAdmins: string | null): Promise<ShopRef> {
  const { rows } = await pool.query<ShopMatch>({
    name: 'find_shop',
    text: FIND_SHOP,
    values: ofAdmins === null ? [host, parentHost(host)] : [ofAdmins, ''],
  });
  const row = rows[0];
  if (!row) throw notFound(messages.noShop, 'domain');
  return {
    ...row,
    match: ofAdmins === null ? row.match : 'admin',
    requestedHost: host,
    revision: Number(row.revision),
    templateRevision: Number(row.templateRevision),
  };
}

/** Services that see the rows of a shop, and the shop. */
export type ShopServices<Shop = ShopRef> = Services & { shop: Shop };

/** A request of a shop, as the domain knows it; `client` is whom limits count, null for our own pages. */
export interface ShopContext extends Caller {
  services: ShopServices;
}

/** The whole row of a shop, kept for its revision. @throws DomainError not-found */
export function loadShop({ db, memo, shop }: ShopServices): Promise<ShopRow> {
  return memo.shops.get(revisionKey(shop), async () => {
    const row = await findRow(db, shops, { id: shop.id });
    if (!row) throw notFound(messages.noShop, 'domain');
    return row;
  });
}

/** Names a shop as it is now: what belongs to it is another one after every change. */
export function revisionKey({ id, revision }: Pick<ShopRef, 'id' | 'revision'>): string {
  return `${id} ${revision}`;
}

/** A transaction that holds the row of a shop. */
export type ShopWriter = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | '$count' | 'execute'
> &
  Sender;

/**
 * Changes a shop, or what belongs to it, in a transaction that begins by locking the shop's row, which every change of
 * content updates in the end: so those who change one shop take turns, and none waits in a circle.
 * @throws DomainError not-found where the shop was removed a moment ago.
 */
export function writeShop<Result>(
  { db }: Pick<Services, 'db'>,
  ref: Pick<ShopRef, 'id'>,
  work: (tx: ShopWriter, shop: ShopRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [shop] = await tx.select().from(shops).where(eq(shops.id, ref.id)).for('no key update');
    if (!shop) throw notFound(messages.noShop, 'domain');
    return work(tx, shop);
  });
}

/** Origin of a shop's own pages, for addresses in e-mails. Off this machine a proxy in front speaks TLS. */
export const shopOrigin = ({ config }: Pick<Services, 'config'>, { host }: Pick<ShopRow, 'host'>) =>
  originOf(host, config);

/** Origin on which the admins of a shop work. */
export const adminOrigin = ({ config }: Pick<Services, 'config'>, shop: Pick<ShopRow, 'host'>) =>
  originOf(adminHostOf(shop.host, config.adminHost), config);

const originOf = (host: string, { port }: Pick<Config, 'port'>): string =>
  `${redirectProtocol(host)}://${host}${isLocalHost(host) ? `:${port}` : ''}`;

/**
 * The origin of the shop's pages that a shopper is on, where the payment leads back to: the one they ask from where it
 * opens this shop, else the shop's own.
 */
export async function pageOrigin(services: ShopServices, asking: string): Promise<string> {
  const { shop } = services;
  const own = shopOrigin(services, shop);
  if (asking === own || !URL.canParse(asking)) return own;
  const { host, origin } = new URL(asking);
  // What opened this shop for the call needs no second look.
  if (normaliseHost(host) === shop.requestedHost) return origin;
  const other = await findShop(services, host).catch(() => undefined);
  return other?.id === shop.id ? origin : own;
}
