import { type CdnHosts, toCdn } from '@/core/rules/media/cdn';

const STORED_MEDIA = '/media/';

/** Turns a stored picture address into the one a browser can load. */
export type PublicAddress = (address: string) => string;

interface Bases {
  /** What stands before `/media/…`: a path or an origin with a path, without a closing slash. */
  mediaBase: string;
  cdn: CdnHosts | undefined;
}

export function createPublicAddress({ mediaBase, cdn }: Bases): PublicAddress {
  return (address) =>
    address.startsWith(STORED_MEDIA) ? `${mediaBase}${address}` : toCdn(address, cdn);
}

/** Turns a picture address that was handed out back into the stored one: the inverse of the above. */
export function createStoredAddress({ mediaBase, cdn }: Bases): PublicAddress {
  const handedOut = `${mediaBase}${STORED_MEDIA}`;
  const back = cdn && { storageHost: cdn.cdnHost, cdnHost: cdn.storageHost };
  return (address) =>
    address.startsWith(handedOut) ? address.slice(mediaBase.length) : toCdn(address, back);
}
