import { domainToASCII } from 'node:url';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { shopAliases, shops, templates } from '../../db/schema';
import { type FieldProblem, NoSuchShopError, ShopFieldsError } from './shop-errors';

/** A transaction, or the database itself. */
export type Tx = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

/** Hosts are unique over shops and aliases together: who changes them takes turns. */
export async function lockHosts(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('shop hosts', 0))`);
}

/** @throws ShopFieldsError where the host opens a shop already. */
export async function assertFreeHost(tx: Tx, host: string): Promise<void> {
  const problems = await takenHosts(tx, [host], undefined);
  if (problems.length > 0) throw new ShopFieldsError(problems.map(asField('host')));
}

/** Replaces a shop's aliases. @throws ShopFieldsError where one opens a shop already. */
export async function setAliases(tx: Tx, shopId: string, aliases: string[]): Promise<void> {
  const problems = await takenHosts(tx, aliases, shopId);
  if (problems.length > 0) throw new ShopFieldsError(problems.map(asField('aliases')));
  await tx.delete(shopAliases).where(eq(shopAliases.shopId, shopId));
  if (aliases.length > 0) {
    await tx.insert(shopAliases).values(aliases.map((host) => ({ host, shopId })));
  }
}

/** A template that does not exist yet begins as an empty catalogue. */
export async function ensureTemplate(tx: Tx, name: string): Promise<void> {
  await tx.insert(templates).values({ name }).onConflictDoNothing();
}

/** Lists those of the hosts that open a shop, without a shop's own aliases. */
async function takenHosts(tx: Tx, hosts: string[], shopId: string | undefined): Promise<string[]> {
  if (hosts.length === 0) return [];
  const ofShops = await tx
    .select({ host: shops.host })
    .from(shops)
    .where(inArray(shops.host, hosts));
  const isOther = shopId === undefined ? undefined : ne(shopAliases.shopId, shopId);
  const ofAliases = await tx
    .select({ host: shopAliases.host })
    .from(shopAliases)
    .where(and(inArray(shopAliases.host, hosts), isOther));
  return [...ofShops, ...ofAliases].map((row) => row.host);
}

const asField =
  (field: string) =>
  (host: string): FieldProblem => ({ field, message: `${host} opens a shop already` });

/** A host as browsers send it: lower case, international names in ASCII. What cannot be one comes back as it is. */
export function asciiHost(host: string): string {
  const name = host.trim().toLowerCase();
  // The conversion would cut an address down to its host.
  return /[/\\?#@:]/.test(name) ? name : domainToASCII(name) || name;
}

/** The id of the shop with this host, however it is written. @throws NoSuchShopError */
export async function shopIdOf(db: NodePgDatabase, host: string): Promise<string> {
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.host, asciiHost(host)));
  if (!shop) throw new NoSuchShopError(host);
  return shop.id;
}
