import type { z } from 'zod';
import type { paymentSchemas } from '@/core/calls/payment.schema';
import type { PaymentProviderName } from '@/core/model/payment';
import { redirectProtocol } from '@/core/rules/address/redirect';
import { isHostName, isLocalHost, normaliseHost } from '@/core/values/host';
import { notFound } from '../../base/errors';
import { findRow } from '../../db/rows';
import { type ShopRow, shopAliases, shops } from '../../db/schema';
import type { Services } from '../../services/services';
import type { ShopServices } from '../shops/find-shop';
import { loadPaymentSettings } from './load-settings';
import * as messages from './messages';
import { providersOf } from './providers-of';
import { openTicket, paymentOrigin, sealTicket } from './ticket';

/** Answer without this provider: an error and no session (spec 4). */
const NOTHING = { domain: '', encrypted: '', conversions: [] };

/** Returns the addresses of a shop's payment pages and their ticket (spec 7, "Payment"). */
async function shieldOf(services: ShopServices) {
  const { shop } = services;
  const settings = await loadPaymentSettings(services);
  const { conversions } = settings;
  const domain = paymentOrigin(services, shop);
  return { settings, shield: { domain, encrypted: sealTicket(services, shop), conversions } };
}

export async function paypalShield(services: ShopServices) {
  const { settings, shield } = await shieldOf(services);
  const { clientId, clientSecret } = settings.paypal;
  if (!clientSecret) return { ...NOTHING, client_id: '', error: messages.providerOff('PayPal') };
  return { ...shield, client_id: clientId };
}

export async function stripeShield(services: ShopServices) {
  const { settings, shield } = await shieldOf(services);
  const { publishableKey, secretKey } = settings.stripe;
  if (!secretKey)
    return { ...NOTHING, stripe_publishable_key: '', error: messages.providerOff('Stripe') };
  return { ...shield, stripe_publishable_key: publishableKey };
}

export async function airwallexShield(services: ShopServices) {
  const { settings, shield } = await shieldOf(services);
  return settings.airwallex.apiKey
    ? shield
    : { ...NOTHING, error: messages.providerOff('Airwallex') };
}

export async function airwallexClient(services: ShopServices) {
  const { apiKey, clientId, environment } = (await loadPaymentSettings(services)).airwallex;
  if (!apiKey) return { client_id: '', environment, error: messages.providerOff('Airwallex') };
  return { client_id: clientId, environment };
}

type Request = z.output<typeof paymentSchemas.paymentPage.request>;

/**
 * Loads the payment page of a shop. Its frame's parent must be that very shop, by its own host or an alias: others get
 * no key and may not frame it. @throws DomainError not-found for an invalid ticket or method.
 */
export async function showPaymentPage(everyone: Services, { ticket, method, from }: Request) {
  const opened = openTicket(everyone, ticket);
  if (!opened) throw notFound(messages.noPage, 'ticket');
  const services = everyone.ofShop(opened.shopId);
  const shop = await findRow(services.db, shops, { id: opened.shopId });
  if (!shop) throw notFound(messages.noPage, 'ticket');
  const providers = await providersOf({ ...services, shop });
  const provider = providers.find(({ methods }) => methods.includes(method));
  if (!provider) throw notFound(messages.noPage, 'method');
  if (from !== '' && !(await isOfShop(services, shop, from)))
    throw notFound(messages.noPage, 'from');
  return {
    domain: shop.host,
    storename: shop.name,
    origin: from,
    provider: provider.name,
    ...(await publicParts(services, shop, provider.name)),
    ...(shop.settings.theme && { theme: shop.settings.theme }),
  };
}

async function isOfShop({ db }: Services, { id, host }: ShopRow, from: string): Promise<boolean> {
  if (!URL.canParse(from)) return false;
  const url = new URL(from);
  const asking = normaliseHost(url.host);
  const isValid = url.origin === from && isHostName(asking);
  const scheme = redirectProtocol(asking);
  if (!isValid || url.protocol !== `${scheme}:` || (url.port !== '' && !isLocalHost(asking))) {
    return false;
  }
  if (asking === host) return true;
  return (await findRow(db, shopAliases, { shopId: id, host: asking })) !== undefined;
}

async function publicParts(services: Services, shop: ShopRow, name: PaymentProviderName) {
  const { stripe, paypal, airwallex } = await loadPaymentSettings({ ...services, shop });
  switch (name) {
    case 'stripe':
      return { publicKey: stripe.publishableKey, environment: '' };
    case 'paypal':
      return { publicKey: paypal.clientId, environment: paypal.environment };
    case 'airwallex':
      return { publicKey: airwallex.clientId, environment: airwallex.environment };
    case 'test':
      return { publicKey: '', environment: '' };
  }
}
