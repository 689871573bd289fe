import { DEMO_PAYMENT_HOST } from '@/core/rules/address/shield';
import { isLocalHost } from '@/core/values/host';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';

/**
 * Where the payment pages of a shop are served: an origin of its own, which no script of the shop can
 * reach into (design 7). '' where none is set up; then only pages of the providers' own take payments.
 */
export function paymentOrigin(
  { config }: Pick<Services, 'config'>,
  shop: Pick<ShopRef, 'host'>,
): string {
  if (config.paymentOrigin) return config.paymentOrigin;
  return isLocalHost(shop.host) ? `http://${DEMO_PAYMENT_HOST}:${config.port}` : '';
}
