import { type CdnHosts, toCdn } from '@/core/rules/media/cdn';
import { MEDIA_PATH } from '@/core/rules/media/image-address';
import { typedPicture } from '@/core/rules/media/picture-facts';

const MAX_KEY_LENGTH = 160;
const KEY = /^[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\.[a-z0-9]{2,5})?$/;

/** Returns true for a text of the form of a key: lower-case words and one ending, never a path. */
export function isMediaKey(text: string): boolean {
  return text.length <= MAX_KEY_LENGTH && KEY.test(text);
}

/** The address of a picture as the database holds it. */
export function mediaAddress(key: string): string {
  return `${MEDIA_PATH}${key}`;
}

/** Turns a stored picture address into the one a browser can load. */
export type PublicAddress = (address: string) => string;

interface Bases {
  /** Prefix of `/media/…`: a path or an origin with a path, without a closing slash. */
  mediaBase: string;
  cdn: CdnHosts | undefined;
}

export function createPublicAddress({ mediaBase, cdn }: Bases): PublicAddress {
  return (address) =>
    address.startsWith(MEDIA_PATH) ? `${mediaBase}${address}` : toCdn(address, cdn);
}

/** Turns a picture address that was handed out back into the stored one: the inverse of the above. */
export function createMediaAddress({ mediaBase, cdn }: Bases): PublicAddress {
  const handedOut = `${mediaBase}${MEDIA_PATH}`;
  const back = cdn && { storageHost: cdn.cdnHost, cdnHost: cdn.storageHost };
  return (address) =>
    address.startsWith(handedOut)
      ? typedPicture(address.slice(mediaBase.length))
      : toCdn(address, back);
}
