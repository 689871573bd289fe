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

interface ProxyPageProps {
  props: PaymentPageProps;
  viewOf: (page: PaymentPage) => View;
}

/** A page of the payment origin (spec 2, "Payment proxy pages"). */
function ProxyPage({ props, viewOf }: ProxyPageProps) {
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
}

/** `/shield-proxy-creditcard`: the card form of whoever takes plain cards for the shop. */
export function CreditcardPage(props: PaymentPageProps) {
  const viewOf = ({ provider }: PaymentPage) => (provider === 'paypal' ? PaypalFields : TestCards);
  return <ProxyPage props={props} viewOf={viewOf} />;
}

export function StripePage(props: PaymentPageProps) {
  return <ProxyPage props={props} viewOf={() => StripeForm} />;
}

export function PaypalPage(props: PaymentPageProps) {
  return <ProxyPage props={props} viewOf={() => PaypalButtons} />;
}

export function AirwallexPage(props: PaymentPageProps) {
  return <ProxyPage props={props} viewOf={() => AirwallexForm} />;
}
