import { DEMO_PAYMENT_HOST } from '@/core/rules/address/shield';
import { isLocalHost } from '@/core/values/host';
import type { Services } from '../../services/services';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import { loadPaymentSettings } from './load-settings';
import * as messages from './messages';
import { sealTicket } from './ticket';

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

/** Returns the origin of a shop's payment pages, out of reach of its scripts (design 7); '' where none is set up. */
export function paymentOrigin(
  { config }: Pick<Services, 'config'>,
  shop: Pick<ShopRef, 'host'>,
): string {
  if (config.paymentOrigin) return config.paymentOrigin;
  return isLocalHost(shop.host) ? `http://${DEMO_PAYMENT_HOST}:${config.port}` : '';
}
