import { createLog } from '@/backend/base/log';
import type { NodePgDatabase } from '@/backend/db/connection';
import { commandAction, withEntry, writeEntry } from '@/backend/domain/audit';
import { NoSuchShopError, shopIdOf } from '@/backend/domain/shop-admin';

interface Change {
  command: string;
  host: string;
  /** The name of what is changed; never what it is set to, which may be a secret. */
  subject?: string | undefined;
}

/**
 * Does what a command changes in a shop between the two halves of its entry in the shop's audit log, as what
 * admins do. A shop that is added has its entry afterwards, one that is removed takes its log along.
 * @throws whatever the work throws.
 */
export async function onRecord<Result>(
  db: NodePgDatabase,
  { command, host, subject = '' }: Change,
  work: () => Promise<Result>,
): Promise<Result> {
  const tools = { db, now: Date.now, log: createLog({ level: 'warn' }) };
  const entry = { actorId: null, action: commandAction(command), requestId: '', network: '' };
  const shopId = await shopIdOf(db, host).catch(unlessMissing);
  if (shopId !== null) {
    const facts = { ...entry, shopId, subject };
    return withEntry(tools, facts, { work, statusOf: () => 0 });
  }
  const result = await work();
  const facts = { ...entry, shopId: await shopIdOf(db, host), subject };
  await writeEntry(tools, facts, { outcome: 'done' });
  return result;
}

/** A database that cannot be asked is no shop that is still to be added: nothing is done then. */
function unlessMissing(error: unknown): null {
  if (error instanceof NoSuchShopError) return null;
  throw error;
}
