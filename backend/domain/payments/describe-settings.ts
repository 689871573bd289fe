import type { PaymentOverview } from '@/core/model/operations';
import type { PaymentProviderName } from '@/core/model/payment';
import type { PaymentSettings } from '../../payments/settings';
import type { ShopServices } from '../shops/find-shop';
import { shopOrigin } from '../shops/find-shop';
import { isTestKey } from './change-settings';
import { ownPaymentSettings } from './load-settings';
import { providersBy } from './providers-of';
import { paymentOrigin } from './ticket';

const END_LENGTH = 4;
/** Shortest secret whose end is shown. */
const MIN_SHOWN_LENGTH = 12;

/** Describes the providers in use for a shop and its own settings, without secrets. */
export async function describePayments(services: ShopServices): Promise<PaymentOverview> {
  const { shop } = services;
  const own = await ownPaymentSettings(services, shop.id);
  const settings = own ?? services.config.payments;
  const shown = showSettings(settings, own !== undefined);
  const { mediaBase } = services;
  // The backend's own origin where it runs alone.
  const base = mediaBase.startsWith('/') ? `${shopOrigin(services, shop)}${mediaBase}` : mediaBase;
  const webhook = (path: string) => `${base}/${path}/webhook/${shop.host}`;
  const providers = await providersBy(services, settings);
  return {
    source: own ? 'shop' : hasKeys(settings) ? 'server' : 'none',
    takes: providers.map(({ name }) => ({ provider: name, isTest: isTest(name, settings) })),
    paymentOrigin: paymentOrigin(services, shop),
    stripe: { ...shown.stripe, webhook: webhook('stripev2') },
    paypal: { ...shown.paypal, webhook: webhook('paypal') },
    airwallex: { ...shown.airwallex, webhook: webhook('airwallex') },
  };
}

/** Settings for reading. Of keys that are the server's not even the end is told. */
export function showSettings({ stripe, paypal, airwallex }: PaymentSettings, isOwn: boolean) {
  const secret = (key: string) => ({
    isSet: key !== '',
    end: isOwn && key.length >= MIN_SHOWN_LENGTH ? key.slice(-END_LENGTH) : '',
  });
  return {
    stripe: {
      secretKey: secret(stripe.secretKey),
      publishableKey: stripe.publishableKey,
      webhookSecret: secret(stripe.webhookSecret),
    },
    paypal: { ...paypal, clientSecret: secret(paypal.clientSecret) },
    airwallex: {
      clientId: airwallex.clientId,
      apiKey: secret(airwallex.apiKey),
      webhookSecret: secret(airwallex.webhookSecret),
      environment: airwallex.environment,
    },
  };
}

const hasKeys = ({ stripe, paypal, airwallex }: PaymentSettings): boolean =>
  [stripe.secretKey, paypal.clientSecret, airwallex.apiKey].some((key) => key !== '');

function isTest(name: PaymentProviderName, settings: PaymentSettings): boolean {
  switch (name) {
    case 'stripe':
      return isTestKey(settings.stripe.secretKey);
    case 'paypal':
      return settings.paypal.environment === 'sandbox';
    case 'airwallex':
      return settings.airwallex.environment === 'demo';
    case 'test':
      return true;
  }
}
