import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { media } from '../db/schema';
import { checkImage } from './check-image';
import { type FetchRules, fetchImage } from './fetch-image';
import { mediaAddress } from './key';
import type { Original } from './save-originals';

const DIGEST_LENGTH = 24;

/**
 * Fetches a picture into a shop's media and returns its address there; one that was fetched from
 * the same address before is not fetched again.
 * @throws DomainError too-large, unsupported or invalid saying what is wrong with it.
 */
export async function importFromUrl(
  db: NodePgDatabase,
  save: (original: Original) => Promise<void>,
  source: { url: string; shopId: string },
  rules: FetchRules,
): Promise<string> {
  const { url, shopId } = source;
  const [existing] = await db
    .select({ key: media.key })
    .from(media)
    .where(and(eq(media.shopId, shopId), eq(media.sourceUrl, url)));
  if (existing) return mediaAddress(existing.key);

  const data = await fetchImage(url, rules);
  const { ending, ...image } = await checkImage(data);
  const key = `photo-${digest(`${shopId} ${url}`)}.${ending}`;
  await save({ key, shopId, data, ...image, sourceUrl: url });
  return mediaAddress(key);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
}
