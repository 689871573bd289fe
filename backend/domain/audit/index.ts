import { and, desc, eq, type InferSelectModel } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { matching } from '../../db/rows';
import { admins, auditLog, people } from '../../db/schema';
import type { Services } from '../../services/services';
import { shopIdOf } from '../shop-admin';

type AuditEntry = InferSelectModel<typeof auditLog>;
type Outcome = AuditEntry['outcome'];

export interface AuditFacts {
  shopId: string;
  actorId: string | null;
  action: string;
  subject?: string;
  requestId: string;
  network: string;
}

const COMMAND = 'npm run ';

/** The action of a command, whose operator no account tells. */
export const commandAction = (command: string) => COMMAND + command;
export const isCommand = (action: string) => action.startsWith(COMMAND);

const MAX_SUBJECT_LENGTH = 100;

export async function writeEntry(
  { db, now }: Pick<Services, 'db' | 'now'>,
  facts: AuditFacts,
  { outcome, status = 0 }: { outcome: Outcome; status?: number },
): Promise<number> {
  const subject = (facts.subject ?? '').slice(0, MAX_SUBJECT_LENGTH);
  const values = { ...facts, subject, outcome, status, createdAt: new Date(now()) };
  const [row] = await db.insert(auditLog).values(values).returning({ id: auditLog.id });
  return row?.id ?? 0;
}

/** Does work between the two halves of its entry: nothing is done that has none. */
export async function withEntry<Result>(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  facts: AuditFacts,
  { work, statusOf }: { work: () => Promise<Result>; statusOf: (error: unknown) => number },
): Promise<Result> {
  const id = await writeEntry(services, facts, { outcome: 'begun' });
  const result = await work().catch(async (error: unknown) => {
    await closeEntry(services, { ...facts, id }, { outcome: 'refused', status: statusOf(error) });
    throw error;
  });
  await closeEntry(services, { ...facts, id }, { outcome: 'done', status: 200 });
  return result;
}

/** Closes an entry. The action is done, so that a failure here leaves the entry open. */
async function closeEntry(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { shopId, id }: { shopId: string; id: number },
  result: { outcome: Outcome; status: number },
): Promise<void> {
  try {
    const isEntry = matching(auditLog, { shopId, id });
    await db.update(auditLog).set(result).where(isEntry);
  } catch (error) {
    log.warn('an entry of the audit log stays open', { error });
  }
}

/** The newest entries of a shop, the newest first. @throws NoSuchShopError */
export async function listEntries(db: NodePgDatabase, host: string, limit: number) {
  const shopId = await shopIdOf(db, host);
  const rows = await db
    .select({ entry: auditLog, email: people.email })
    .from(auditLog)
    .leftJoin(admins, and(eq(admins.id, auditLog.actorId), eq(admins.shopId, auditLog.shopId)))
    .leftJoin(people, eq(people.id, admins.personId))
    .where(eq(auditLog.shopId, shopId))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ entry, email }) => {
    const { createdAt: at, action, subject, outcome, status, requestId, network } = entry;
    // The e-mail address of the admin, their id where they are gone, '' for somebody unknown.
    const actor = email ?? entry.actorId ?? '';
    return { at, actor, action, subject, outcome, status, requestId, network };
  });
}

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>[number];
