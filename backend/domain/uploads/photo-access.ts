import type { Services } from '../../services/services';
import { isUploadKey } from './upload-key';

const PURPOSE = 'photo';
const OPEN_MS = 60 * 60_000;
const MEDIA = '/media/';

/** Below the base path; what follows is what `signPhoto` gives. */
export const PHOTO_PATH = '/operations/photos';

/**
 * Returns an address for operators of a picture that is not public, signed for it and valid for an hour. Public
 * ones keep their own.
 */
export function photoAddress(
  { secrets, now, mediaBase }: Pick<Services, 'secrets' | 'now' | 'mediaBase'>,
  address: string,
): string {
  const key = address.startsWith(MEDIA) ? address.slice(MEDIA.length) : address;
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
