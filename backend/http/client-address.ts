import { isIP, isIPv4 } from 'node:net';
import type { Context } from 'hono';
import { bare, forwarded, type Peer, type TrustedProxies } from './trusted-proxies';

/** What the Node adapter puts beside a request; absent for calls within the process. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Who sends a request that came to the app. */
export function peerOf(c: Context): Peer {
  const bindings: NodeBindings | undefined = c.env;
  const address = bindings?.incoming?.socket?.remoteAddress;
  return { address, header: (name) => c.req.header(name) };
}

/**
 * Whom a request comes from, for limits: the socket's address or, behind trusted proxies, the one that the
 * outermost of them saw. An IPv6 address stands for its /64, which one client has whole. Null for a call
 * within the process.
 */
export function clientAddress(c: Context, proxies: TrustedProxies): string | null {
  const peer = peerOf(c);
  if (peer.address === undefined) return null;
  const seen = forwarded(peer, 'x-forwarded-for', proxies);
  return network(seen && isIP(seen) ? seen : peer.address);
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
