import { isIP, isIPv4 } from 'node:net';
import type { Context } from 'hono';

/** What the Node adapter puts beside a request; absent for calls within the process. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * Whom a request comes from, for limits: the socket's address or, behind that many trusted proxies,
 * the one that the outermost of them saw. An IPv6 address stands for its /64, which one client has
 * whole. Null for a call within the process.
 */
export function clientAddress(c: Context, trustedProxies: number): string | null {
  const bindings: NodeBindings | undefined = c.env;
  const socket = bindings?.incoming?.socket?.remoteAddress;
  if (socket === undefined) return null;
  const forwarded = trustedProxies > 0 ? forwardedAddress(c, trustedProxies) : undefined;
  return network(forwarded ?? socket);
}

/** Every proxy adds whom it saw at the end; what stands before that anybody may have written. */
function forwardedAddress(c: Context, trustedProxies: number): string | undefined {
  const seen = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const address = seen.at(-trustedProxies) ?? seen[0] ?? '';
  return isIP(address) ? address : undefined;
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function network(address: string): string {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (isIPv4(ipv4)) return ipv4;
  const [head = '', tail] = address.toLowerCase().split('::');
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
