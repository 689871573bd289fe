import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { media } from '../db/schema';

type MediaFacts = Pick<typeof media.$inferSelect, 'width' | 'height' | 'placeholder'>;

/**
 * Reads what the store knows of pictures, by their keys: those of a shop and those that shops share. Nothing of others.
 * @param shopId undefined for shared ones alone.
 */
export async function findMediaFacts(
  db: Pick<NodePgDatabase, 'select'>,
  shopId: string | undefined,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MediaFacts>> {
  if (keys.length === 0) return new Map();
  const { key, width, height, placeholder } = media;
  const isShared = isNull(media.shopId);
  const rows = await db
    .select({ key, width, height, placeholder })
    .from(media)
    .where(
      and(inArray(key, [...keys]), shopId ? or(isShared, eq(media.shopId, shopId)) : isShared),
    );
  return new Map(rows.map(({ key: name, ...facts }) => [name, facts]));
}
