import { and, eq, isNotNull } from 'drizzle-orm';
import { uploads } from '../../db/schema';
import type { Services } from '../../services/services';
import { isUploadKey } from './upload-key';

/**
 * Whether everybody may see a picture: what visitors handed in only once it is approved. Its address names
 * no shop.
 */
export async function isShown({ shops }: Services, key: string): Promise<boolean> {
  if (!isUploadKey(key)) return true;
  const [published] = await shops.across.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.mediaKey, key), isNotNull(uploads.publishedAt)));
  return published !== undefined;
}
