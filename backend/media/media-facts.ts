import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { media } from '../db/schema';

type MediaFacts = Pick<typeof media.$inferSelect, 'width' | 'height' | 'placeholder'>;

/**
 * Reads what the store knows of pictures, by their keys: those of a shop and those that shops share. Nothing of others, and
 * nothing where a call is about no shop.
 */
export async function findMediaFacts(
  db: Pick<NodePgDatabase, 'select'>,
  shopId: string | undefined,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MediaFacts>> {
  if (!shopId || keys.length === 0) return new Map();
  const { key, width, height, placeholder } = media;
  const isVisible = or(isNull(media.shopId), eq(media.shopId, shopId));
  const rows = await db
    .select({ key, width, height, placeholder })
    .from(media)
    .where(and(inArray(key, [...keys]), isVisible));
  return new Map(rows.map(({ key: name, ...facts }) => [name, facts]));
}
