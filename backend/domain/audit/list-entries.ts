import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { admins, auditLog } from '../../db/schema';
import { shopIdOf } from '../shop-admin';
import type { AuditEntry } from './entries';

/** An entry as operators read it. */
export interface ListedEntry
  extends Pick<AuditEntry, 'action' | 'subject' | 'outcome' | 'status' | 'requestId' | 'network'> {
  at: Date;
  /** The e-mail address of the admin, their id where they are gone, '' for somebody unknown. */
  actor: string;
}

/** The newest entries of a shop, the newest first. @throws NoSuchShopError */
export async function listEntries(
  db: NodePgDatabase,
  host: string,
  limit: number,
): Promise<ListedEntry[]> {
  const shopId = await shopIdOf(db, host);
  const rows = await db
    .select({ entry: auditLog, email: admins.email })
    .from(auditLog)
    .leftJoin(admins, and(eq(admins.id, auditLog.actorId), eq(admins.shopId, auditLog.shopId)))
    .where(eq(auditLog.shopId, shopId))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ entry, email }) => {
    const { createdAt: at, action, subject, outcome, status, requestId, network } = entry;
    const actor = email ?? entry.actorId ?? '';
    return { at, actor, action, subject, outcome, status, requestId, network };
  });
}
