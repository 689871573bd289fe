/** The shop that a loopback address opens, and a browser before it knows its shop (spec 9). */
export const FALLBACK_HOST = 'localhost';

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|::1?)$/;
const HOST_NAME = /^[a-z\d_-]+(\.[a-z\d_-]+)*$/;
const MAX_HOST_LENGTH = 253;
const IPV4_ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$/;

/** The shop host in a Host header or `domain`: lower-case, no port or trailing dot; loopback is `localhost` (spec 9). */
export function normaliseHost(header: string | null | undefined): string {
  const host = withoutPort((header ?? '').trim().toLowerCase()).replace(/(?<=[^.])\.$/, '');
  return host === '' || LOOPBACK_ADDRESS.test(host) ? FALLBACK_HOST : host;
}

/** Returns whether a normalised host can name a shop at all; browsers send international names in ASCII. */
export const isHostName = (host: string): boolean =>
  host.length <= MAX_HOST_LENGTH && HOST_NAME.test(host);

/** The host without its first label, '' when there is none left; an address has no labels. */
export function parentHost(host: string): string {
  if (isAddress(host)) return '';
  const dot = host.indexOf('.');
  return dot < 0 ? '' : host.slice(dot + 1);
}

export const firstHostLabel = (host: string): string => host.split('.', 1)[0] ?? '';

/** The port of a Host header with its colon, or ''. */
export const portOf = (header: string): string => /:\d{1,5}$/.exec(header)?.[0] ?? '';

export const isLocalHost = (host: string): boolean =>
  host === FALLBACK_HOST || host.endsWith(`.${FALLBACK_HOST}`);

export const isAddress = (host: string): boolean =>
  IPV4_ADDRESS.test(host) || host.includes(':') || host.startsWith('[');

function withoutPort(host: string): string {
  const isBareIpv6 = !host.startsWith('[') && host.indexOf(':') !== host.lastIndexOf(':');
  return isBareIpv6 ? host : host.replace(/:\d*$/, '');
}
