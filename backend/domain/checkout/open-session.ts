import { CURRENCY } from '@/core/model/payment';
import type {
  Payable,
  PaymentProvider,
  PaymentSession,
  ReturnAddresses,
} from '../../payments/provider';
import type { Services } from '../../services';
import { changeOrder, enterState } from '../orders/enter-state';
import { lockOrder } from '../orders/lock-order';
import type { OrderRow } from '../orders/prove-order';
import { soldLines } from '../orders/sold-lines';
import { FIRST_CHECK_MS } from '../payments/check-times';
import { unreachable } from '../payments/unreachable';
import type { ShopRef } from '../shops/find-shop';
import { holdStock } from '../stock/hold-stock';

interface Asked {
  services: Services;
  shop: ShopRef;
  /** Of the shop's pages, where the payment leads back to. */
  origin: string;
}

const MAX_DESCRIPTION_LENGTH = 200;

/**
 * The payment of an order: the one it has, else one that the provider opens now. Those who ask at once
 * share it: the provider gives the same one to the same order, and the first that writes it down counts.
 * @throws HttpError 502 where the provider cannot be reached or refuses.
 */
export async function openSession(
  asked: Asked,
  order: OrderRow,
  provider: PaymentProvider,
): Promise<PaymentSession> {
  const { services } = asked;
  const opened = sessionOf(order) ?? (await create(asked, order, provider));
  return services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, asked.shop, order.id);
    const at = new Date(services.now());
    // Also for one that is sent again: its pieces are kept anew.
    const lines = await soldLines(tx, locked);
    if (locked.state === 'created' || locked.state === 'pending') {
      await holdStock(tx, { orderId: locked.id, shopId: locked.shopId, lines }, at);
    }
    const known = sessionOf(locked);
    if (known) return known;
    const { sessionId, url, clientSecret } = opened;
    const changes = {
      ...{ sessionId, session: { url, clientSecret } },
      checkAt: new Date(at.getTime() + FIRST_CHECK_MS),
    };
    if (locked.state === 'created') await enterState(tx, locked, 'pending', at, changes);
    else await changeOrder(tx, locked, changes);
    return opened;
  });
}

function sessionOf({ sessionId, session }: OrderRow): PaymentSession | undefined {
  return sessionId && session ? { sessionId, ...session } : undefined;
}

/** One call for all that ask in this process at once. */
async function create(
  { services, shop, origin }: Asked,
  order: OrderRow,
  provider: PaymentProvider,
): Promise<PaymentSession> {
  const known = services.opening.get(order.id);
  if (known) return known;
  const payable = await payableOf(services, shop, order);
  const opening =
    services.opening.get(order.id) ??
    provider.create(payable, order.method || 'redirect', returnsOf(origin, order));
  services.opening.set(order.id, opening);
  try {
    return await opening;
  } catch (error) {
    throw unreachable(services, error);
  } finally {
    services.opening.delete(order.id);
  }
}

async function payableOf(
  { db }: Services,
  shop: ShopRef,
  { id, shopId, number, email, totalMinor }: OrderRow,
): Promise<Payable> {
  const lines = await db.transaction(async (tx) => soldLines(tx, { id, shopId }));
  const words = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return {
    ...{ orderId: id, shopId, number, email, amountMinor: totalMinor, currency: CURRENCY },
    storeName: shop.name,
    description: words.slice(0, MAX_DESCRIPTION_LENGTH),
  };
}

function returnsOf(origin: string, { number }: OrderRow): ReturnAddresses {
  const order = `order_id=${encodeURIComponent(number)}`;
  return {
    success: `${origin}/checkout-stripe-success?session_id={SESSION}&${order}`,
    cancel: `${origin}/checkout-stripe-cancel?${order}`,
  };
}
