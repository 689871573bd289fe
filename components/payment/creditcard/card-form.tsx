import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { TextField } from '@/components/ui';
import { type CardEntry, type CardProblems, cardProblems } from '@/core/rules/payment/test-cards';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import * as messages from '../messages';
import styles from './card-form.module.css';

export interface CardFormHandle {
  /** Returns the card, or null after showing problems at their fields. */
  read: () => CardEntry | null;
}

export interface CardFormProps {
  ref?: Ref<CardFormHandle>;
  problems: CardProblems;
  /** Enter pays, in whatever field. */
  onEnter: () => void;
}

export function CardForm({ ref, problems: serverProblems, onEnter }: CardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [inputProblems, setInputProblems] = useState<CardProblems>({});
  const problems = { ...serverProblems, ...inputProblems };
  const numeric = (name: keyof CardEntry, maxLength: number) => {
    return { name, maxLength, inputMode: 'numeric', error: problems[name] } as const;
  };

  useImperativeHandle(ref, () => ({
    read() {
      const entry = entryOf(form.current);
      const wrong = cardProblems(entry, new Date());
      setInputProblems(wrong);
      const [first] = Object.keys(wrong);
      if (!first) return entry;
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return null;
    },
  }));

  return (
    <form
      ref={form}
      className={styles.card}
      noValidate
      aria-label={messages.card}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <div className={styles.whole}>
        <TextField
          {...numeric('number', 23)}
          label={messages.cardNumber}
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
        />
      </div>
      <TextField
        {...numeric('expiry', 7)}
        label={messages.expiry}
        autoComplete="cc-exp"
        placeholder="MM/YY"
      />
      <TextField
        {...numeric('cvc', 4)}
        label={messages.securityCode}
        autoComplete="cc-csc"
        placeholder="CVC"
      />
      {/* Enter submits a form of several fields where it has a button for it: none before the scripts are there. */}
      <button type={isHydrated ? 'submit' : 'button'} hidden />
    </form>
  );
}

function entryOf(form: HTMLFormElement | null): CardEntry {
  const typed = form ? new FormData(form) : new FormData();
  const text = (name: string) => String(typed.get(name) ?? '').trim();
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc') };
}
