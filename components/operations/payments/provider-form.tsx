import { useState } from 'react';
import { useAuth } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { Choice, Field } from '@/components/kit/field';
import type { PaymentOverview } from '@/core/model/operations';
import { savePayments } from '@/services/operations';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import { CopyButton } from '../ui/copy-button';
import list from '../ui/list.module.css';
import { Refusal } from '../ui/states';
import {
  hasKeys,
  type PaymentField,
  type ProviderFields,
  removalOf,
  secretHint,
  shownOf,
  startOf,
} from './payment-fields';
import styles from './payments.module.css';

interface ProviderFormProps {
  provider: ProviderFields;
  payments: PaymentOverview;
  onSaved: (payments: PaymentOverview, notice: string) => void;
}

/** The keys of one provider. What is typed as a secret goes with its form, and never comes back. */
export function ProviderForm({ provider, payments, onSaved }: ProviderFormProps) {
  const { name, label, fields } = provider;
  const { domain, formOf, isSending, failure, problemOf, send } = useSending();
  const { can } = useAuth();
  // Another form once it is saved, so that no secret stays in it.
  const [edition, setEdition] = useState(0);
  const shown = shownOf(payments, name);

  const save = (changes: Record<string, string | null>, notice: string) =>
    send(async () => {
      const saved = await savePayments({ domain, [name]: changes });
      setEdition((before) => before + 1);
      onSaved(saved, notice);
    });
  const submit = (text: (field: string) => string) => {
    const changes = fields.map((field) => [field.name, text(`${name}.${field.name}`)]);
    save(Object.fromEntries(changes), messages.settingsSaved(label));
  };
  const isOfField = fields.some((field) => problemOf(`${name}.${field.name}`));
  return (
    <form key={edition} {...formOf(submit)} className={list.card} aria-label={label}>
      <h2>{label}</h2>
      {failure && !isOfField && <Refusal>{failure.text}</Refusal>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <PaymentInput
            key={field.name}
            field={field}
            name={`${name}.${field.name}`}
            shown={shown}
            problem={problemOf(`${name}.${field.name}`)}
          />
        ))}
      </div>
      <WebhookAddress address={payments[name].webhook} of={label} />
      {can('payments.write') && (
        <div className={list.buttons}>
          <Button type="submit" look="primary" isBusy={isSending}>
            {isSending ? messages.saving : messages.save(label)}
          </Button>
          {hasKeys(payments, name) && (
            <Button
              look="danger"
              isBusy={isSending}
              onClick={() => save(removalOf(provider), messages.keysRemoved(label))}
            >
              {messages.removeKeys(label)}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function WebhookAddress({ address, of }: { address: string; of: string }) {
  return (
    <div className={styles.webhook}>
      <p>{messages.webhookHint(of)}</p>
      <code className={styles.address}>{address}</code>
      <CopyButton text={address} name={messages.copyWebhook(of)} />
    </div>
  );
}

interface PaymentInputProps {
  field: PaymentField;
  /** The path that the server names it by. */
  name: string;
  shown: ReturnType<typeof shownOf>;
  problem: string;
}

function PaymentInput({ field, name, shown, problem }: PaymentInputProps) {
  const { label, kind, hint, options } = field;
  const shared = { label, name, defaultValue: startOf(shown, field), problem };
  if (options) return <Choice {...shared} options={options} />;
  return (
    <Field
      {...shared}
      type={kind === 'secret' ? 'password' : 'text'}
      autoComplete={kind === 'secret' ? 'new-password' : 'off'}
      maxLength={500}
      hint={[secretHint(shown, field), hint].filter(Boolean).join(' ')}
    />
  );
}
