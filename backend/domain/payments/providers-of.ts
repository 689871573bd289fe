import { PAYMENT_METHODS, PROXY_PATHS } from '@/core/model/payment';
import { isLocalHost } from '@/core/values/host';
import type { OrderRow } from '../../db/schema';
import { createAirwallex } from '../../payments/airwallex/create-airwallex';
import { createPaypal } from '../../payments/paypal/create-paypal';
import type { PaymentProvider } from '../../payments/provider';
import type { PaymentSettings } from '../../payments/settings';
import { createTestProvider } from '../../payments/test';
import type { Services } from '../../services/services';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import { loadPaymentSettings } from './load-settings';
import { paymentOrigin, sealTicket } from './ticket';

/** A shop as whoever takes its payments knows it. */
export type PaidShop = Pick<ShopRef, 'id' | 'host' | 'revision'>;

/** A shop's providers in the order they are offered. On this machine one without any has a test provider (design 7). */
export async function providersOf(services: ShopServices<PaidShop>): Promise<PaymentProvider[]> {
  return providersBy(services, await loadPaymentSettings(services));
}

/** The same by settings that are at hand. */
export async function providersBy(services: ShopServices<PaidShop>, settings: PaymentSettings) {
  const real = await realProviders(services, settings);
  if (real.length > 0) return real;
  return isLocalHost(services.shop.host) ? [testProvider(services)] : [];
}

/** The provider that an order was begun with; undefined where its keys are gone, or nobody takes a payment for it. */
export async function providerNamed(services: ShopServices<PaidShop>, name: OrderRow['provider']) {
  if (name === 'test') return isLocalHost(services.shop.host) ? testProvider(services) : undefined;
  const settings = await loadPaymentSettings(services);
  const providers = await realProviders(services, settings);
  return providers.find((provider) => provider.name === name);
}

/** Providers hold tokens and connections, so one set of keys has one, however often it is asked for. */
function realProviders(services: Services, settings: PaymentSettings): Promise<PaymentProvider[]> {
  const key = JSON.stringify(settings);
  const cached = services.providers.get(key);
  if (cached) return cached;
  const made = makeProviders(services, settings);
  services.providers.set(key, made);
  // What failed to load is tried again the next time.
  made.catch(() => services.providers.delete(key));
  return made;
}

async function makeProviders(
  { config: { paymentBases: bases }, now }: Services,
  { stripe, paypal, airwallex }: PaymentSettings,
): Promise<PaymentProvider[]> {
  return [
    ...(stripe.secretKey ? [(await loadStripe())(stripe, bases.stripe, { now })] : []),
    ...(airwallex.apiKey ? [createAirwallex(airwallex, bases.airwallex, { now })] : []),
    ...(paypal.clientSecret ? [createPaypal(paypal, bases.paypal, { now })] : []),
  ];
}

/** Loads Stripe once a shop has it: its own client is two hundred files, which a start need not wait for. */
async function loadStripe() {
  const { createStripe } = await import('../../payments/stripe');
  return createStripe;
}

function testProvider(services: ShopServices<PaidShop>): PaymentProvider {
  const pageOf = (sessionId: string) => testPageOf(services, services.shop, sessionId);
  return createTestProvider({ db: services.db, shopId: services.shop.id, pageOf }, services);
}

/** The page of the test provider, in place of the one that a real provider has for itself. */
function testPageOf(services: Services, shop: Pick<ShopRef, 'id' | 'host'>, sessionId: string) {
  const query = new URLSearchParams({ ticket: sealTicket(services, shop), session: sessionId });
  return `${paymentOrigin(services, shop)}${PROXY_PATHS.creditcard}?${query}`;
}

/** The ways to pay that a shop offers, in order; those that need a frame only with a payment origin. */
export async function listMethods(services: ShopServices) {
  const providers = await providersOf(services);
  const origin = paymentOrigin(services, services.shop);
  const encrypted = sealTicket(services, services.shop);
  return PAYMENT_METHODS.flatMap((method) => {
    const provider = providers.find(({ methods }) => methods.includes(method));
    if (!provider) return [];
    const isFramed = method !== 'redirect';
    if (isFramed && !origin) return [];
    const frame = isFramed ? { domain: origin, encrypted } : { domain: '', encrypted: '' };
    return [{ method, provider: provider.name, ...frame }];
  });
}
