import type { PublicAddress } from '../media/public-address';

/** An answer as JSON text, with every picture address in it made public, however deep it stands. */
export function toWire(answer: unknown, publicAddress: PublicAddress): string {
  return JSON.stringify(answer, (_key, value: unknown) =>
    typeof value === 'string' ? publicAddress(value) : value,
  );
}
