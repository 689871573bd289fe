import { inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { media } from '../db/schema';

type MediaFacts = Pick<typeof media.$inferSelect, 'width' | 'height' | 'placeholder'>;

/** Reads what the store knows of pictures, by their keys; nothing of those that it does not have. */
export async function findMediaFacts(
  db: Pick<NodePgDatabase, 'select'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MediaFacts>> {
  if (keys.length === 0) return new Map();
  const { key, width, height, placeholder } = media;
  const rows = await db
    .select({ key, width, height, placeholder })
    .from(media)
    .where(inArray(key, [...keys]));
  return new Map(rows.map(({ key: name, ...facts }) => [name, facts]));
}
