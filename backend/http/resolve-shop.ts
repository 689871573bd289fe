import { findShop, type ShopRef } from '../domain/shops/find-shop';
import type { Services } from '../services/services';
import type { RequestContext } from './route';

/** A shop as its request has resolved it, and services that see its rows. */
interface ResolvedShop {
  shop: ShopRef;
  services: Services;
}

/**
 * Resolves the shop of a request, once: what needs it further in is handed it. Its `domain` names it, else the
 * host that was asked.
 * @throws DomainError not-found where no shop lives.
 */
export async function resolveShop(
  c: RequestContext,
  everyone: Services,
  domain?: unknown,
): Promise<ResolvedShop> {
  const named = typeof domain === 'string' ? domain : c.req.header('host');
  const shop = await findShop(everyone, named);
  return { shop, services: everyone.ofShop(shop.id) };
}
