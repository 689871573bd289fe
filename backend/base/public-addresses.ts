import { BlockList, isIPv4 } from 'node:net';

/** Addresses that are not of the public internet: private, loopback, link-local, reserved. */
const RESERVED_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Reserved addresses, and those that wrap an IPv4 address. */
const RESERVED_V6 = [
  ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
  ...['2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

const v4 = blockListOf(RESERVED_V4, 'ipv4');
const v6 = blockListOf(RESERVED_V6, 'ipv6');

export function isPublicAddress(address: string): boolean {
  return isIPv4(address) ? !v4.check(address, 'ipv4') : !v6.check(address, 'ipv6');
}

function blockListOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
