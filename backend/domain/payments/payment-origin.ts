import { DEMO_PAYMENT_HOST } from '@/core/rules/address/shield';
import { isLocalHost } from '@/core/values/host';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';

/**
 * Returns the origin of a shop's payment pages, out of reach of its scripts (design 7); '' where none is set
 * up, which leaves the providers' own pages.
 */
export function paymentOrigin(
  { config }: Pick<Services, 'config'>,
  shop: Pick<ShopRef, 'host'>,
): string {
  if (config.paymentOrigin) return config.paymentOrigin;
  return isLocalHost(shop.host) ? `http://${DEMO_PAYMENT_HOST}:${config.port}` : '';
}
