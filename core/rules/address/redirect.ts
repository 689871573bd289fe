import { isAddress, isLocalHost, parentHost } from '../../values/host';

interface RedirectKnowledge {
  /** Returns whether a shop, by host or alias, is registered under exactly this host. */
  isShop: (host: string) => boolean;
  /** Returns whether the host is a public suffix, such as `co.uk`, that nobody can own. */
  isPublicSuffix: (host: string) => boolean;
}

/**
 * The host that a shopper is sent to from a host of more than two labels (spec 4, "Domain redirect"),
 * or null to stay. Read as design section 9 has it: never from an address, never away from a host that
 * is a shop of its own, never out of the registrable domain, and only to a shop.
 */
export function redirectHost(host: string, { isShop, isPublicSuffix }: RedirectKnowledge) {
  if (isAddress(host) || host.split('.').length <= 2 || isShop(host)) return null;
  const target = parentHost(host);
  return isPublicSuffix(target) || !isShop(target) ? null : target;
}

/** http for localhost and its subdomains, https otherwise (spec 4). */
export const redirectProtocol = (host: string): 'http' | 'https' =>
  isLocalHost(host) ? 'http' : 'https';

const PAYMENT_PROXY = /^\/shield-proxy(-[a-z]+)?(?=[/?#]|$)/;

/** Payment proxy pages stay where they are (spec 2, 4). */
export const isPaymentProxy = (path: string): boolean => PAYMENT_PROXY.test(path);
