import { sql } from 'drizzle-orm';
import { availabilityChanges, templates } from '../db/schema';
import type { Services } from '../services/services';

/**
 * Counts changes of availability into the revisions of their catalogues. Their sum stays what it is, so that
 * nothing kept is voided by it; a catalogue that is being written waits for the next time.
 */
export async function countAvailability({ shops }: Pick<Services, 'shops'>): Promise<void> {
  await shops.across.db.execute(sql`
    WITH free AS (
      SELECT name FROM ${templates}
      WHERE name IN (SELECT template FROM ${availabilityChanges})
      FOR NO KEY UPDATE SKIP LOCKED
    ), counted AS (
      DELETE FROM ${availabilityChanges} USING free WHERE template = free.name RETURNING template
    )
    UPDATE ${templates} SET revision = revision + changes.count
    FROM (SELECT template, count(*) AS count FROM counted GROUP BY template) AS changes
    WHERE name = changes.template`);
}
