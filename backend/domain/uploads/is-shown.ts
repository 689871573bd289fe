import { and, eq, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uploads } from '../../db/schema';
import { isUploadKey } from './upload-key';

/** Whether everybody may see a picture: what visitors handed in only once it is approved. */
export async function isShown(db: NodePgDatabase, key: string): Promise<boolean> {
  if (!isUploadKey(key)) return true;
  const [published] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.mediaKey, key), isNotNull(uploads.publishedAt)));
  return published !== undefined;
}
