import { BlockList, isIP, isIPv4 } from 'node:net';
import { isPublicAddress } from './public-addresses';

/** Proxies in front: their number, each on this machine or a private network, or addresses and networks (CIDR). */
export type TrustedProxies = number | readonly string[];

/** The other end of a connection, and its headers about the client it speaks for. */
export interface Peer {
  /** Undefined within the process, which is believed. */
  address: string | undefined;
  header(name: string): string | undefined;
}

const NETWORK = /^([^/]+)(?:\/(\d{1,3}))?$/;

/** The networks of a list as it is configured; null where one of them is none. */
export function readNetworks(list: string): string[] | null {
  const networks = list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return networks.every(isNetwork) ? networks : null;
}

/** Returns the outermost trusted proxy's entry of a header; undefined without one. Entries before it may be forged. */
export function forwarded(peer: Peer, name: string, proxies: TrustedProxies): string | undefined {
  const hops = trustedHops(peer, proxies);
  if (hops === 0) return undefined;
  const said = entries(peer, name);
  return said.at(-hops) ?? said[0];
}

export function isTrusted({ address }: Pick<Peer, 'address'>, proxies: TrustedProxies): boolean {
  if (typeof proxies !== 'number') return address !== undefined && isListed(address, proxies);
  if (proxies === 0) return false;
  return address === undefined || !isPublicAddress(bare(address));
}

function trustedHops(peer: Peer, proxies: TrustedProxies): number {
  if (!isTrusted(peer, proxies)) return 0;
  if (typeof proxies === 'number') return proxies;
  const before = entries(peer, 'x-forwarded-for').reverse();
  const stranger = before.findIndex((address) => !isListed(address, proxies));
  return 1 + (stranger === -1 ? before.length : stranger);
}

const entries = ({ header }: Peer, name: string) =>
  (header(name) ?? '').split(',').map((entry) => entry.trim());

const lists = new WeakMap<readonly string[], BlockList>();

function isListed(address: string, networks: readonly string[]): boolean {
  const plain = bare(address);
  if (!isIP(plain)) return false;
  const list = lists.get(networks) ?? listOf(networks);
  lists.set(networks, list);
  return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [, address = '', bits] = NETWORK.exec(network) ?? [];
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return list;
}

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = NETWORK.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}

/** The port that some proxies write behind an address. */
const WITH_PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;

/** An address as lists hold it: IPv4 as such, IPv6 without its zone, neither with a port. */
export function bare(address: string): string {
  const plain = address.replace(WITH_PORT, '$1$2');
  return plain.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
}
