import { originAt } from '@/core/rules/address/admin-host';
import { useShop } from './use-shop';

/** Returns the origin of the shop's own pages, for pages on that of its admins; '' on the server. */
export function useShopOrigin(): string {
  const { hostname } = useShop();
  return typeof location === 'undefined' ? '' : originAt(hostname, location.host);
}
