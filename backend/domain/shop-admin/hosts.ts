import { domainToASCII } from 'node:url';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findRow, takeTurn } from '../../db/rows';
import { shopAliases, shops, templates } from '../../db/schema';
import { NoSuchShopError, ShopFieldsError } from './shop-errors';

/** A transaction, or the database itself. */
export type Tx = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>;

/** Hosts are unique over shops and aliases together: who changes them takes turns. */
export async function lockHosts(tx: Tx): Promise<void> {
  await takeTurn(tx, 'shop hosts');
}

/** @throws ShopFieldsError where the host opens a shop already. */
export async function assertFreeHost(tx: Tx, host: string): Promise<void> {
  await assertFree(tx, [host], 'host');
}

/** Replaces a shop's aliases. @throws ShopFieldsError where one opens a shop already. */
export async function setAliases(tx: Tx, shopId: string, aliases: string[]): Promise<void> {
  await assertFree(tx, aliases, 'aliases', shopId);
  await tx.delete(shopAliases).where(eq(shopAliases.shopId, shopId));
  if (aliases.length > 0) {
    await tx.insert(shopAliases).values(aliases.map((host) => ({ host, shopId })));
  }
}

/** A template that does not exist yet begins as an empty catalogue. */
export async function ensureTemplate(tx: Tx, name: string): Promise<void> {
  await tx.insert(templates).values({ name }).onConflictDoNothing();
}

/** Refuses hosts that open a shop, but for a shop's own aliases. */
async function assertFree(tx: Tx, hosts: string[], field: string, shopId?: string) {
  if (hosts.length === 0) return;
  const ofShops = await tx.select().from(shops).where(inArray(shops.host, hosts));
  const isOther = shopId === undefined ? undefined : ne(shopAliases.shopId, shopId);
  const isTaken = and(inArray(shopAliases.host, hosts), isOther);
  const ofAliases = await tx.select().from(shopAliases).where(isTaken);
  const problems = [...ofShops, ...ofAliases].map(({ host }) => ({
    ...{ field, message: `${host} opens a shop already` },
  }));
  if (problems.length > 0) throw new ShopFieldsError(problems);
}

/** A host as browsers send it: lower case, international names in ASCII. What cannot be one comes back as it is. */
export function asciiHost(host: string): string {
  const name = host.trim().toLowerCase();
  // The conversion would cut an address down to its host.
  return /[/\\?#@:]/.test(name) ? name : domainToASCII(name) || name;
}

/** The id of the shop with this host, however it is written. @throws NoSuchShopError */
export async function shopIdOf(db: NodePgDatabase, host: string): Promise<string> {
  const shop = await findRow(db, shops, { host: asciiHost(host) });
  if (!shop) throw new NoSuchShopError(host);
  return shop.id;
}
