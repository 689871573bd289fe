import type { PaymentOverview } from '@/core/model/operations';
import * as messages from '../messages';

type ProviderName = 'stripe' | 'paypal' | 'airwallex';

export interface PaymentField {
  name: string;
  label: string;
  kind: 'secret' | 'open' | 'environment';
  hint: string;
  /** Choices of an environment. */
  options?: readonly { value: string; label: string }[];
}

export interface ProviderFields {
  name: ProviderName;
  label: string;
  fields: readonly PaymentField[];
}

const field =
  (kind: PaymentField['kind']) =>
  (name: string, label: string, hint = ''): PaymentField => ({ name, label, kind, hint });
const open = field('open');
const secret = field('secret');
/** Choice between an environment for tests and one for real money, as label by value. */
const environment = (labels: Readonly<Record<string, string>>): PaymentField => ({
  ...field('environment')('environment', messages.environment),
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
});

/** Fields of each provider, named as in its dashboard. */
export const PROVIDERS: readonly ProviderFields[] = [
  {
    name: 'stripe',
    label: messages.stripe,
    fields: [
      open('publishableKey', messages.publishableKey, messages.publishableKeyHint),
      secret('secretKey', messages.secretKey, messages.secretKeyHint),
      secret('webhookSecret', messages.webhookSigningSecret, messages.webhookSecretHint),
    ],
  },
  {
    name: 'paypal',
    label: 'PayPal',
    fields: [
      open('clientId', messages.clientId),
      secret('clientSecret', messages.clientSecret),
      open('webhookId', messages.webhookId),
      environment({ sandbox: messages.sandboxForTests, live: messages.liveRealMoney }),
    ],
  },
  {
    name: 'airwallex',
    label: messages.airwallex,
    fields: [
      open('clientId', messages.clientId),
      secret('apiKey', 'API key'),
      secret('webhookSecret', messages.webhookSecret),
      environment({ demo: messages.demoForTests, prod: messages.productionRealMoney }),
    ],
  },
];

type Shown = Readonly<Record<string, string | { isSet: boolean; end: string } | undefined>>;

export const shownOf = (payments: PaymentOverview, name: ProviderName): Shown => payments[name];

export function startOf(shown: Shown, { name }: PaymentField): string {
  const value = shown[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the hint of a saved secret; '' for other fields. */
export function secretHint(shown: Shown, { name }: PaymentField): string {
  const value = shown[name];
  if (typeof value !== 'object') return '';
  if (!value.isSet) return messages.notSet;
  return value.end ? messages.keySetEnding(value.end) : messages.keySet;
}

export function hasKeys(payments: PaymentOverview, name: ProviderName): boolean {
  const secrets = Object.values(shownOf(payments, name)).filter(
    (value) => typeof value === 'object',
  );
  return payments.source === 'shop' && secrets.some(({ isSet }) => isSet);
}

export function removalOf({ fields }: ProviderFields): Record<string, string | null> {
  const removed = fields.filter(({ kind }) => kind !== 'environment');
  return Object.fromEntries(removed.map(({ name, kind }) => [name, kind === 'secret' ? null : '']));
}
