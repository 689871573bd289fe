import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { paymentCalls } from '@/core/calls/payment';
import { paymentSchemas } from '@/core/calls/payment.schema';
import type { FramedMethod, PaymentProviderName } from '@/core/model/payment';
import { DEFAULT_THEME } from '@/core/model/theme';
import { themeCss } from '@/core/rules/design/theme-css';
import { ApiError } from '../api-error';
import type { PaymentPageProps } from '../page-props';
import { parseAnswer, sendCall } from '../send-call';
import { serverClient } from './backend-client';
import * as messages from './messages';
import { setPolicyPayment } from './page-policy';
import { isOnPaymentHost, paymentOriginFor } from './payment-host';

/**
 * The data function of a payment page (spec 2): it knows its shop by the ticket in its address, and may be
 * framed by that shop alone. No settings, header or footer are loaded. Asked for on a shop's own host it
 * leads to the payment origin: a card field is never where a script of the shop could reach it.
 */
export function proxyPage(method: FramedMethod): GetServerSideProps<PaymentPageProps> {
  return async (context) => {
    const { req, res, resolvedUrl } = context;
    if (!isOnPaymentHost(req)) {
      const origin = paymentOriginFor(req);
      if (!origin) return { notFound: true };
      return { redirect: { destination: `${origin}${resolvedUrl}`, permanent: false } };
    }
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    try {
      return { props: await loadPage(method, context) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      res.statusCode = error.status === 404 ? 404 : 503;
      setPolicyPayment(req, { ancestor: '', hosts: [] });
      return {
        props: {
          kind: 'gone',
          message: error.status === 404 ? error.message : messages.paymentUnavailable,
        },
      };
    }
  };
}

async function loadPage(
  method: FramedMethod,
  { req, query }: GetServerSidePropsContext,
): Promise<PaymentPageProps> {
  const params = { ticket: text(query.ticket), method, from: text(query.from) };
  const answer = await sendCall(serverClient(), paymentCalls.paymentPage, params);
  const { data } = parseAnswer(paymentCalls.paymentPage, paymentSchemas.paymentPage, answer);
  const { theme = DEFAULT_THEME, ...page } = data;
  setPolicyPayment(req, { ancestor: data.origin, hosts: PROVIDER_HOSTS[data.provider] });
  return {
    kind: 'page',
    page: { ...page, session: text(query.session) },
    themeCss: themeCss(theme),
    title: `Payment – ${data.storename}`,
  };
}

const text = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';

/** Hosts whose scripts, frames and calls the payment page of a provider needs, as its documentation names them. */
const PROVIDER_HOSTS: Readonly<Record<PaymentProviderName, readonly string[]>> = {
  stripe: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://api.stripe.com',
    'https://*.stripe.com',
  ],
  paypal: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  airwallex: ['https://*.airwallex.com'],
  test: [],
};
