import { type CdnHosts, toCdn } from '@/core/rules/media/cdn';

const MEDIA_PREFIX = '/media/';

/** Turns a stored picture address into the one a browser can load. */
export type PublicAddress = (address: string) => string;

interface Bases {
  /** Prefix of `/media/…`: a path or an origin with a path, without a closing slash. */
  mediaBase: string;
  cdn: CdnHosts | undefined;
}

export function createPublicAddress({ mediaBase, cdn }: Bases): PublicAddress {
  return (address) =>
    address.startsWith(MEDIA_PREFIX) ? `${mediaBase}${address}` : toCdn(address, cdn);
}

/** Turns a picture address that was handed out back into the stored one: the inverse of the above. */
export function createMediaAddress({ mediaBase, cdn }: Bases): PublicAddress {
  const handedOut = `${mediaBase}${MEDIA_PREFIX}`;
  const back = cdn && { storageHost: cdn.cdnHost, cdnHost: cdn.storageHost };
  return (address) =>
    address.startsWith(handedOut) ? address.slice(mediaBase.length) : toCdn(address, back);
}
