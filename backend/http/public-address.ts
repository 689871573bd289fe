import { type CdnHosts, toCdn } from '@/core/rules/cdn';

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

/** An answer as JSON text, with every picture address in it made public, however deep it stands. */
export function toWire(answer: unknown, publicAddress: PublicAddress): string {
  return JSON.stringify(answer, (_key, value: unknown) =>
    typeof value === 'string' ? publicAddress(value) : value,
  );
}
