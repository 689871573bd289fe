import { PAYMENT_METHODS } from '@/core/model/payment';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { paymentOrigin } from './payment-origin';
import { providersOf } from './providers-of';
import { sealTicket } from './ticket';

/**
 * The ways to pay that a shop offers, in the order they are shown. Those that need a frame are there
 * where a payment origin is.
 */
export async function listMethods(services: Services, shop: ShopRef) {
  const providers = await providersOf(services, shop);
  const origin = paymentOrigin(services, shop);
  const encrypted = sealTicket(services, shop);
  return PAYMENT_METHODS.flatMap((method) => {
    const provider = providers.find(({ methods }) => methods.includes(method));
    if (!provider) return [];
    const isFramed = method !== 'redirect';
    if (isFramed && !origin) return [];
    const frame = isFramed ? { domain: origin, encrypted } : { domain: '', encrypted: '' };
    return [{ method, provider: provider.name, ...frame }];
  });
}
