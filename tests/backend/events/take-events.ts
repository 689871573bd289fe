import { asc } from 'drizzle-orm';
import { domainEvents } from '@/backend/db/schema';
import type { EventKind } from '@/backend/db/schema/events';
import type { TestDatabase } from '../database';

/** What has happened since this was asked last, the oldest first. */
export async function takeEvents({ db }: TestDatabase) {
  const events = await db.select().from(domainEvents).orderBy(asc(domainEvents.id));
  await db.delete(domainEvents);
  return events;
}

/** What has happened since, and who did it. */
export async function takeKinds(database: TestDatabase): Promise<string[]> {
  return (await takeEvents(database)).map(({ kind, actor }) => `${kind} by ${actor}`);
}

/** Does work while the database takes no event of a kind. */
export async function without(
  { pool }: TestDatabase,
  kind: EventKind,
  work: () => Promise<unknown>,
): Promise<void> {
  await pool.query(`ALTER TABLE domain_events ADD CONSTRAINT refused CHECK (kind <> '${kind}')`);
  try {
    await work();
  } finally {
    await pool.query('ALTER TABLE domain_events DROP CONSTRAINT refused');
  }
}
