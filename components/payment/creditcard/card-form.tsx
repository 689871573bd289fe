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

interface CardFormProps {
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
          label={messages.cardNumber}
          name="number"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          placeholder="4242 4242 4242 4242"
          error={problems.number}
        />
      </div>
      <TextField
        label={messages.expiry}
        name="expiry"
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={7}
        placeholder="MM/YY"
        error={problems.expiry}
      />
      <TextField
        label={messages.securityCode}
        name="cvc"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        placeholder="CVC"
        error={problems.cvc}
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
