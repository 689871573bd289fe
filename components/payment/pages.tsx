import type { ComponentType } from 'react';
import { onDemand } from '@/components/ui';
import type { PaymentPage, PaymentPageProps } from '@/services/page-props';
import { PaymentGone, PaymentHead } from './frame/payment-frame';
import * as messages from './messages';

type View = ComponentType<{ page: PaymentPage }>;

/** Each provider's view and package come to its own page alone. */
const TestCards = onDemand(async () => (await import('./creditcard/test-cards')).TestCards);
const StripeForm = onDemand(async () => (await import('./stripe/stripe-frame')).StripeFrame);
const PaypalFields = onDemand(async () => (await import('./paypal/card-fields')).CardFields);
const PaypalButtons = onDemand(async () => (await import('./paypal/buttons')).Buttons);
const AirwallexForm = onDemand(
  async () => (await import('./airwallex/airwallex-frame')).AirwallexFrame,
);

/** Returns a page of the payment origin (spec 2, "Payment proxy pages"). */
const proxyPage = (viewOf: (page: PaymentPage) => View) => (props: PaymentPageProps) => {
  const View = props.kind === 'page' ? viewOf(props.page) : null;
  return (
    <>
      <PaymentHead props={props} />
      <noscript>
        <p>{messages.javascriptNeeded}</p>
      </noscript>
      {props.kind === 'page' && View && <View page={props.page} />}
      {props.kind === 'gone' && <PaymentGone message={props.message} />}
    </>
  );
};

/** `/shield-proxy-creditcard`: the card form of whoever takes plain cards for the shop. */
export const CreditcardPage = proxyPage(({ provider }) =>
  provider === 'paypal' ? PaypalFields : TestCards,
);
export const StripePage = proxyPage(() => StripeForm);
export const PaypalPage = proxyPage(() => PaypalButtons);
export const AirwallexPage = proxyPage(() => AirwallexForm);
