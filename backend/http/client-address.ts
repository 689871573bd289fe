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

/** What the Node adapter puts beside a request; absent for calls within the process. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Who sends a request that came to the app. */
export function peerOf(c: Context): Peer {
  const bindings: NodeBindings | undefined = c.env;
  // A socket that is closed has no address, and is nobody within the process for that.
  const address = bindings?.incoming && (bindings.incoming.socket?.remoteAddress ?? '');
  return { address, header: (name) => c.req.header(name) };
}

export const clientAddress = (c: Context, proxies: TrustedProxies) => clientOf(peerOf(c), proxies);

/**
 * Whom a request comes from, for limits: the socket's address or, behind trusted proxies, the one that the
 * outermost of them saw. An IPv6 address stands for its /64, which one client has whole. Null for a call
 * within the process.
 */
export function clientOf(peer: Peer, proxies: TrustedProxies): string | null {
  if (peer.address === undefined) return null;
  const seen = seenBy(peer, proxies);
  return network(isIP(seen) ? seen : peer.address);
}

/**
 * Whether a peer may be anybody: a trusted proxy that names no client, or one of a list as its client, such as
 * a storefront whose pages call; or somebody of this machine or its private network, where a proxy may stand
 * that nobody has told of.
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

/** Whether a peer names clients and is not believed. */
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

/** The wider network of a client, /24 or /48, which many people share. */
export function wideNetwork(client: string): string {
  if (isIPv4(client)) return client.replace(/\.\d+$/, '.0/24');
  return `${client.split(':').slice(0, 3).join(':')}::/48`;
}
