import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Choice, Field } from '@/components/kit/field';
import type { PaymentOverview } from '@/core/model/operations';
import { savePayments } from '@/services/operations';
import { useDomain } from '../data/use-domain';
import { useSending } from '../data/use-sending';
import * as messages from '../messages';
import list from '../ui/list.module.css';
import { Refusal } from '../ui/states';
import { useFocusOnProblem } from '../ui/use-focus-on-problem';
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
  const domain = useDomain();
  const { isSending, failure, send } = useSending();
  // Another form once it is saved, so that no secret stays in it.
  const [edition, setEdition] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, failure);
  const shown = shownOf(payments, name);

  const save = (changes: Record<string, string | null>, notice: string) =>
    send(async () => {
      const saved = await savePayments({ domain, [name]: changes });
      setEdition((before) => before + 1);
      onSaved(saved, notice);
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const changes = fields.map((field) => [
      field.name,
      String(typed.get(`${name}.${field.name}`) ?? '').trim(),
    ]);
    return save(Object.fromEntries(changes), messages.settingsSaved(label));
  };
  const isOfField = fields.some((field) => failure?.path === `${name}.${field.name}`);
  return (
    <form
      key={edition}
      ref={form}
      className={list.card}
      noValidate
      aria-busy={isSending}
      aria-label={label}
      onSubmit={submit}
    >
      <h2>{label}</h2>
      {failure && !isOfField && <Refusal>{failure.text}</Refusal>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <PaymentInput
            key={field.name}
            provider={provider}
            field={field}
            shown={shown}
            problem={failure?.path === `${name}.${field.name}` ? failure.text : ''}
          />
        ))}
      </div>
      <WebhookAddress address={payments[name].webhook} of={label} />
      <div className={list.buttons}>
        <Button type="submit" look="primary" isBusy={isSending}>
          {isSending ? messages.saving : messages.save(label)}
        </Button>
        {hasKeys(payments, name) && (
          <Button
            look="danger"
            isBusy={isSending}
            onClick={() => save(removalOf(provider), `The keys of ${label} are removed.`)}
          >
            {messages.removeKeys(label)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Webhook address to copy to a provider. */
function WebhookAddress({ address, of }: { address: string; of: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.webhook}>
      <p>{messages.webhookHint(of)}</p>
      <code className={styles.address}>{address}</code>
      <Button onClick={copy} aria-label={messages.copyWebhook(of)}>
        {isCopied ? messages.copied : messages.copy}
      </Button>
    </div>
  );
}

interface PaymentInputProps {
  provider: ProviderFields;
  field: PaymentField;
  shown: ReturnType<typeof shownOf>;
  problem: string;
}

function PaymentInput({ provider, field, shown, problem }: PaymentInputProps) {
  const name = `${provider.name}.${field.name}`;
  const { label, kind, hint = '' } = field;
  if (kind === 'environment') {
    const { environments = [] } = provider;
    const chosen = startOf(shown, field);
    return (
      <Choice
        label={label}
        name={name}
        options={environments}
        defaultValue={chosen}
        problem={problem}
      />
    );
  }
  const notice = [secretHint(shown, field), hint].filter(Boolean).join(' ');
  return (
    <Field
      label={label}
      name={name}
      type={kind === 'secret' ? 'password' : 'text'}
      autoComplete={kind === 'secret' ? 'new-password' : 'off'}
      maxLength={500}
      defaultValue={startOf(shown, field)}
      hint={notice}
      problem={problem}
    />
  );
}
