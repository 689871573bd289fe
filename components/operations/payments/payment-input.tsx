import { Choice, Field } from '@/components/kit/field';
import {
  type PaymentField,
  type ProviderFields,
  secretWords,
  type shownOf,
  startOf,
} from './payment-fields';

interface PaymentInputProps {
  provider: ProviderFields;
  field: PaymentField;
  shown: ReturnType<typeof shownOf>;
  problem: string;
}

/** What one of a provider's settings is typed or chosen by. */
export function PaymentInput({ provider, field, shown, problem }: PaymentInputProps) {
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
  const words = [secretWords(shown, field), hint].filter(Boolean).join(' ');
  return (
    <Field
      label={label}
      name={name}
      type={kind === 'secret' ? 'password' : 'text'}
      autoComplete={kind === 'secret' ? 'new-password' : 'off'}
      maxLength={500}
      defaultValue={startOf(shown, field)}
      hint={words}
      problem={problem}
    />
  );
}
