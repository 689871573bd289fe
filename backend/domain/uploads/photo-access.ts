import { and, eq, isNotNull } from 'drizzle-orm';
import { MEDIA_PATH } from '@/core/rules/media/image-address';
import { uploads } from '../../db/schema';
import type { Services } from '../../services/services';

const PURPOSE = 'photo';
const OPEN_MS = 60 * 60_000;

/** Path below the base path; what follows is what `signPhoto` gives. */
export const PHOTO_PATH = '/operations/photos';

/** Returns an operator's address of a picture that is not public, signed and valid for an hour; public ones stay. */
export function photoAddress(
  { secrets, now, mediaBase }: Pick<Services, 'secrets' | 'now' | 'mediaBase'>,
  address: string,
): string {
  const key = address.startsWith(MEDIA_PATH) ? address.slice(MEDIA_PATH.length) : address;
  if (!isUploadKey(key)) return address;
  return `${mediaBase}${PHOTO_PATH}/${secrets.sign(PURPOSE, key, now() + OPEN_MS)}`;
}

/** The key of the picture that an address opens; undefined for one that is not ours, or has run out. */
export function readPhotoAccess(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  access: string,
): string | undefined {
  return secrets.verify(PURPOSE, access, now());
}

const PREFIX = 'upload-';

/** The media key of an upload; nothing else has a key that begins so. */
export const uploadKey = (id: string): string => `${PREFIX}${id.toLowerCase()}.webp`;

export const isUploadKey = (key: string): boolean => key.startsWith(PREFIX);

/** Returns true for a public picture: visitors' photos only once approved. The address names no shop. */
export async function isShown({ shops }: Services, key: string): Promise<boolean> {
  if (!isUploadKey(key)) return true;
  const [published] = await shops.across.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.mediaKey, key), isNotNull(uploads.publishedAt)));
  return published !== undefined;
}
