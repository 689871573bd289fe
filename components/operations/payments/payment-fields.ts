import type { PaymentOverview } from '@/core/model/operations';

type ProviderName = 'stripe' | 'paypal' | 'airwallex';

export interface PaymentField {
  name: string;
  label: string;
  kind: 'secret' | 'open' | 'environment';
  hint?: string;
}

export interface ProviderFields {
  name: ProviderName;
  label: string;
  fields: readonly PaymentField[];
  environments?: readonly { value: string; label: string }[];
}

/** Fields of each provider, named as in its dashboard. */
export const PROVIDERS: readonly ProviderFields[] = [
  {
    name: 'stripe',
    label: 'Stripe',
    fields: [
      { name: 'publishableKey', label: 'Publishable key', kind: 'open', hint: 'Begins with pk_.' },
      { name: 'secretKey', label: 'Secret key', kind: 'secret', hint: 'Begins with sk_ or rk_.' },
      {
        name: 'webhookSecret',
        label: 'Webhook signing secret',
        kind: 'secret',
        hint: 'Begins with whsec_. Stripe shows it once the webhook below is added.',
      },
    ],
  },
  {
    name: 'paypal',
    label: 'PayPal',
    fields: [
      { name: 'clientId', label: 'Client ID', kind: 'open' },
      { name: 'clientSecret', label: 'Client secret', kind: 'secret' },
      { name: 'webhookId', label: 'Webhook ID', kind: 'open' },
      { name: 'environment', label: 'Environment', kind: 'environment' },
    ],
    environments: [
      { value: 'sandbox', label: 'Sandbox, for tests' },
      { value: 'live', label: 'Live, real money' },
    ],
  },
  {
    name: 'airwallex',
    label: 'Airwallex',
    fields: [
      { name: 'clientId', label: 'Client ID', kind: 'open' },
      { name: 'apiKey', label: 'API key', kind: 'secret' },
      { name: 'webhookSecret', label: 'Webhook secret', kind: 'secret' },
      { name: 'environment', label: 'Environment', kind: 'environment' },
    ],
    environments: [
      { value: 'demo', label: 'Demo, for tests' },
      { value: 'prod', label: 'Production, real money' },
    ],
  },
];

type Shown = Readonly<Record<string, string | { isSet: boolean; end: string } | undefined>>;

/** Returns a provider's settings by field name. */
export function shownOf(payments: PaymentOverview, name: ProviderName): Shown {
  return payments[name];
}

/** Returns the initial value of a field; empty for a secret. */
export function startOf(shown: Shown, { name }: PaymentField): string {
  const value = shown[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the hint of a saved secret; '' for other fields. */
export function secretHint(shown: Shown, { name }: PaymentField): string {
  const value = shown[name];
  if (typeof value !== 'object') return '';
  if (!value.isSet) return 'Not set.';
  return value.end
    ? `Set, ends in ${value.end}. Leave it empty to keep it.`
    : 'Set. Leave it empty to keep it.';
}

/** Returns true if a provider has a secret of the shop's own. */
export function hasKeys(payments: PaymentOverview, name: ProviderName): boolean {
  const secrets = Object.values(shownOf(payments, name)).filter(
    (value) => typeof value === 'object',
  );
  return payments.source === 'shop' && secrets.some(({ isSet }) => isSet);
}

/** Returns changes that remove a provider's keys. */
export function removalOf({ fields }: ProviderFields): Record<string, string | null> {
  const removed = fields.filter(({ kind }) => kind !== 'environment');
  return Object.fromEntries(removed.map(({ name, kind }) => [name, kind === 'secret' ? null : '']));
}
