import { randomUUID } from 'node:crypto';
import { isTrusted, type Peer, type TrustedProxies } from '../http/trusted-proxies';

export const REQUEST_ID_HEADER = 'x-request-id';

const SOUND = /^[\w.:-]{1,64}$/;

/** The id of a request: a trusted proxy's own where it is sound, else a new one. */
export function requestIdOf(peer: Peer, proxies: TrustedProxies): string {
  const given = peer.header(REQUEST_ID_HEADER) ?? '';
  const isBelieved = peer.address === undefined || isTrusted(peer, proxies);
  return isBelieved && SOUND.test(given) ? given : randomUUID();
}
