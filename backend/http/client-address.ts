import { isIP, isIPv4 } from 'node:net';
import type { Context } from 'hono';
import { isPublicAddress } from '../base/public-addresses';
import {
  bare,
  forwarded,
  isTrusted,
  type Peer,
  type TrustedProxies,
} from '../base/trusted-proxies';

const FORWARDED_FOR = 'x-forwarded-for';

export function peerOf(c: Context): Peer {
  const bindings: { incoming?: { socket?: { remoteAddress?: string } } } | undefined = c.env;
  // A socket that is closed has no address, and is nobody within the process for that.
  const address = bindings?.incoming && (bindings.incoming.socket?.remoteAddress ?? '');
  return { address, header: (name) => c.req.header(name) };
}

export const clientAddress = (c: Context, proxies: TrustedProxies) => clientOf(peerOf(c), proxies);

/**
 * Returns the client of a request for limits: the socket's address or what trusted proxies saw; of IPv6 the /64. Null
 * for a call within the process.
 */
export function clientOf(peer: Peer, proxies: TrustedProxies): string | null {
  if (peer.address === undefined) return null;
  const seen = seenBy(peer, proxies);
  return network(isIP(seen) ? seen : peer.address);
}

/**
 * Returns true for a peer that may stand for many clients: a trusted proxy that names none or a listed one, such as a
 * storefront; or an address of this machine or its private network, where an unconfigured proxy may be.
 */
export function isAnybody(peer: Peer, proxies: TrustedProxies): boolean {
  const { address } = peer;
  if (!isTrusted(peer, proxies)) return !!address && !isPublicAddress(bare(address));
  const isListed =
    typeof proxies !== 'number' && isTrusted({ address: seenBy(peer, proxies) }, proxies);
  return isListed || !peer.header(FORWARDED_FOR);
}

const seenBy = (peer: Peer, proxies: TrustedProxies) =>
  bare(forwarded(peer, FORWARDED_FOR, proxies) ?? '');

/** Returns true for a peer that names clients without being trusted. */
export function isDisbelieved(peer: Peer, proxies: TrustedProxies): boolean {
  const isNaming = peer.address !== undefined && peer.header(FORWARDED_FOR) !== undefined;
  return isNaming && !isTrusted(peer, proxies);
}

function network(address: string): string {
  const plain = bare(address);
  if (isIPv4(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - (tail ?? '').split(':').filter(Boolean).length;
  const whole = tail === undefined ? groups : [...groups, ...Array<string>(missing).fill('0')];
  return `${[...whole, ...(tail ?? '').split(':').filter(Boolean)].slice(0, 4).join(':')}::/64`;
}
