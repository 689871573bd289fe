import { redirectProtocol } from '@/core/rules/address/redirect';
import { isLocalHost, normaliseHost } from '@/core/values/host';
import type { ShopRow } from '../../db/schema';
import type { Services } from '../../services/services';
import { findShop, type ShopServices } from './find-shop';

/** Origin of a shop's own pages, for addresses in e-mails. Off this machine a proxy in front speaks TLS. */
export function shopOrigin(
  { config }: Pick<Services, 'config'>,
  { host }: Pick<ShopRow, 'host'>,
): string {
  return `${redirectProtocol(host)}://${host}${isLocalHost(host) ? `:${config.port}` : ''}`;
}

/**
 * The origin of the shop's pages that a shopper is on, where the payment leads back to: the one they ask from where it
 * opens this shop, else the shop's own.
 */
export async function pageOrigin(services: ShopServices, asking: string): Promise<string> {
  const { shop } = services;
  const own = shopOrigin(services, shop);
  if (asking === own || !URL.canParse(asking)) return own;
  const { host, origin } = new URL(asking);
  // What opened this shop for the call needs no second look.
  if (normaliseHost(host) === shop.requestedHost) return origin;
  const other = await findShop(services, host).catch(() => undefined);
  return other?.id === shop.id ? origin : own;
}
