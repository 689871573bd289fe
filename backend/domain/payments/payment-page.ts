import type { z } from 'zod';
import type { paymentSchemas } from '@/core/calls/payment.schema';
import type { PaymentProviderName } from '@/core/model/payment';
import { redirectProtocol } from '@/core/rules/address/redirect';
import { isHostName, isLocalHost, normaliseHost } from '@/core/values/host';
import { notFound } from '../../base/errors';
import { findRow } from '../../db/rows';
import { type ShopRow, shopAliases, shops } from '../../db/schema';
import type { Services } from '../../services/services';
import { loadPaymentSettings } from './load-settings';
import * as messages from './messages';
import { providersOf } from './providers-of';
import { openTicket } from './ticket';

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
