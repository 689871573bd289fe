import { and, eq, isNotNull } from 'drizzle-orm';
import { uploads } from '../../db/schema';
import type { Services } from '../../services/services';
import { isUploadKey } from './upload-key';

/** Returns true for a public picture: visitors' photos only once approved. The address names no shop. */
export async function isShown({ shops }: Services, key: string): Promise<boolean> {
  if (!isUploadKey(key)) return true;
  const [published] = await shops.across.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.mediaKey, key), isNotNull(uploads.publishedAt)));
  return published !== undefined;
}
