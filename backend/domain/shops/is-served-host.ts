import { isPaymentHost } from '@/core/rules/address/shield';
import { normaliseHost } from '@/core/values/host';
import { hasKind } from '../../base/errors';
import type { Services } from '../../services/services';
import { findShop } from './find-shop';

/**
 * Returns whether a name is one that this server is meant to be reached by: the host or an alias of a shop, the host that
 * its admins work on, or the payment origin. A name below a shop's host is not, though it opens that shop: anybody can make those up without end.
 */
export async function isServedHost(services: Services, name: string): Promise<boolean> {
  const host = name.toLowerCase();
  // Addresses and an empty name mean the shop of this machine elsewhere.
  if (host === '' || normaliseHost(host) !== host) return false;
  const { paymentOrigin } = services.config;
  if (paymentOrigin && isPaymentHost(host, paymentOrigin)) return true;
  try {
    const { match } = await findShop(services, host);
    return match !== 'parent';
  } catch (error) {
    if (hasKind(error, 'not-found')) return false;
    throw error;
  }
}
