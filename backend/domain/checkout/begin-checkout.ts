import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { paymentSchemas } from '@/core/calls/payment.schema';
import type { CheckoutForm } from '@/core/model/checkout';
import { isOver, isUnpaid } from '@/core/model/order-machine';
import { NO_PROVIDER, type PaymentMethod } from '@/core/model/payment';
import { fromMinor } from '@/core/rules/money/money';
import { totalOf } from '@/core/rules/money/total-lines';
import { checkoutProblems } from '@/core/rules/orders/checkout-form';
import { countryOf } from '@/core/rules/orders/country';
import { shipsTo } from '@/core/rules/orders/destinations';
import { notShippedTo } from '@/core/rules/orders/messages';
import { firstCharacters } from '@/core/values/first-characters';
import { conflict, invalid, malformed, unavailable } from '../../base/errors';
import { hasCode, inTransaction } from '../../db/rows';
import type { OrderRow, ShopRow } from '../../db/schema';
import { rateSuccesses } from '../../limits/rate-limit';
import { CHECKOUTS } from '../../limits/rates';
import type { PaymentProvider } from '../../payments/provider';
import { lockOrder } from '../orders/enter-state';
import { toTotalLines } from '../orders/order-wire';
import { askProvider, unreachable } from '../payments/ask-provider';
import { providerNamed, providersOf } from '../payments/providers-of';
import { assertTicket } from '../payments/ticket';
import { findShop, type ShopContext, type ShopServices } from '../shops/find-shop';
import { holdStock, soldLines } from '../stock/hold-stock';
import { abandonOrder } from './give-up';
import * as messages from './messages';
import { openSession, type PaymentWay } from './open-session';
import { explainRefusal, paidAlready } from './paid-already';
import {
  type Checkout,
  findOrder,
  fingerprintOf,
  type PlacedOrder,
  type Placing,
  placeOrder,
} from './place-order';
import { priceCheckout } from './price-checkout';

type Request = z.output<typeof paymentSchemas.createCheckoutSession.request>;
type CheckoutContext = ShopContext & { origin: string };

const ATTEMPTS = 3;
/** Time within which a checkout that is sent again cannot have been paid meanwhile, in ms. */
const FRESH_MS = 10_000;
/** PostgreSQL's word for a row that names another one that is gone. */
const NO_SUCH_ROW = '23503';
const MAX_PARAMS = 30;
const MAX_PARAM_LENGTH = 500;

/**
 * Begins a payment: prices the cart, writes the order down, keeps its pieces and has the provider open a payment. One
 * checkout is one order and one payment however often it is sent; one whose content has changed gives up the order it
 * was. What comes to nothing, by the server's word, is complete at once.
 * @throws DomainError conflict with the right sums or where it is paid already, invalid with the field of the form,
 *   provider-failed, unavailable where the shop takes no payments, or no orders for now.
 */
export async function beginCheckout(
  context: CheckoutContext,
  request: Request,
  idempotencyKey?: string,
) {
  assertForm(request.formData);
  if (context.services.shop.opening === 'paused') throw unavailable(messages.paused);
  assertTicket(context.services, request.shield_encrypted);
  const key = request.checkout_key ?? idempotencyKey ?? randomUUID();
  return begin(context, request, key).catch(async (error: unknown) => {
    if (!hasCode(error, NO_SUCH_ROW)) throw error;
    // What was priced has left the catalogue before it was written down: it is priced as that is now.
    const shop = await findShop(context.services, context.services.shop.host);
    return begin({ ...context, services: { ...context.services, shop } }, request, key);
  });
}

async function begin(context: CheckoutContext, request: Request, key: string) {
  const [priced, providers] = await Promise.all([
    priceCheckout(context, request).catch(async (refusal: unknown) => {
      throw await explainRefusal(context.services, key, request.cartItems, refusal);
    }),
    providersOf(context.services),
  ]);
  assertShipsTo(priced.shop, request.formData);
  const isFree = totalOf(priced.totals) === 0;
  const way = isFree ? undefined : wayToPay(providers, request.method);
  const checkout: Checkout = {
    ...{ key, priced, form: request.formData, params: textsOf(request.params) },
    ...{ provider: way?.provider.name ?? NO_PROVIDER, method: way?.method ?? '' },
  };
  const order = await orderOf(context, checkout);
  const paid = { sessionId: order.sessionId, url: '', clientSecret: '' };
  const { sessionId, url, clientSecret } = way
    ? await openSession(context, order, checkout, way)
    : paid;
  const amount = fromMinor(order.totalMinor);
  return {
    ...{ session_id: sessionId, order_id: order.number, url, client_secret: clientSecret },
    ...{ amount, currency: order.currency, totals: toTotalLines(order.totals) },
  };
}

function assertForm(form: CheckoutForm): void {
  const [problem] = Object.entries(checkoutProblems(form));
  if (!problem) return;
  const [field, message] = problem;
  throw invalid(message, { path: `formData.${field}` });
}

/** Only the delivery is limited: a bill may go anywhere. @throws DomainError invalid */
function assertShipsTo({ settings }: ShopRow, { country }: CheckoutForm): void {
  if (shipsTo(settings.shippingCountries ?? [], country)) return;
  const name = countryOf(country)?.name ?? country;
  throw invalid(notShippedTo(name), { path: 'formData.country' });
}

function wayToPay(providers: readonly PaymentProvider[], method: PaymentMethod): PaymentWay {
  if (providers.length === 0) throw unavailable(messages.noPayments);
  const provider = providers.find(({ methods }) => methods.includes(method));
  if (!provider) throw malformed(messages.methodOff, 'method');
  return { provider, method };
}

async function orderOf(context: CheckoutContext, checkout: Checkout): Promise<PlacedOrder> {
  const fingerprint = fingerprintOf(checkout);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const placing = await existingOrPlaced(context, checkout);
    if ('placed' in placing) return placing.placed;
    const order = await upToDate(context, placing.existing);
    const isSame = order.fingerprint === fingerprint;
    // A checkout that came to nothing, sent again, is that order.
    if (isSame && order.provider === NO_PROVIDER && !isOver(order.state)) return order;
    if (isSame && isUnpaid(order.state)) {
      await keepAgain(context.services, order);
      return order;
    }
    const left = await abandonOrder(context.services, order, 'shopper');
    if (left) throw paidAlready(left, left.fingerprint === fingerprint);
  }
  throw conflict(messages.changedElsewhere);
}

/** Finds the order of a checkout that is sent again, which counts for nothing; places any other, where one more may be. */
async function existingOrPlaced(context: CheckoutContext, checkout: Checkout): Promise<Placing> {
  const { services } = context;
  const existing = await findOrder(services.db, checkout);
  if (existing) return { existing };
  const place = () => placeOrder(services, checkout);
  return rateSuccesses(context, CHECKOUTS, place, (done) => 'placed' in done);
}

/** An order whose payment is not new: it may have been paid, or be over, and nobody has told of it yet. */
async function upToDate({ services }: CheckoutContext, order: OrderRow): Promise<OrderRow> {
  const isFresh = order.placedAt.getTime() + FRESH_MS > services.now();
  if (isFresh || !isUnpaid(order.state) || order.sessionId === '') return order;
  const provider = await providerNamed(services, order.provider);
  if (!provider) return order;
  try {
    return await askProvider(services, order, { provider, sessionId: order.sessionId });
  } catch (error) {
    throw unreachable(services, error);
  }
}

/** A checkout that is sent again has its pieces kept anew. @throws DomainError conflict where they are gone. */
async function keepAgain(services: ShopServices, { id }: OrderRow): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, services.shop, id);
    if (!isUnpaid(order.state)) return;
    const holder = { orderId: id, shopId: order.shopId, lines: await soldLines(tx, order) };
    await holdStock(tx, holder, new Date(services.now()));
  });
}

/** Returns the attribution fields that are texts; others are dropped. */
function textsOf(params: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(params).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    return [[key, firstCharacters(value, MAX_PARAM_LENGTH)] as const];
  });
  return Object.fromEntries(texts.slice(0, MAX_PARAMS));
}
