import { useRef } from 'react';
import { buttons, EmailField } from '@/components/ui';
import * as commonMessages from '@/core/model/messages';
import { isEmail } from '@/core/values/email';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { useFormCall } from '@/hooks/use-form-call';
import { useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import styles from './restock-form.module.css';

/** Asks where to write when a row is back in stock. Another row is asked about anew, with what was typed. */
export function RestockForm({ variantId }: { variantId: string }) {
  const typed = useRef('');
  return (
    <div
      className={styles.restock}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      }}
    >
      <Question key={variantId} variantId={variantId} email={typed.current} />
    </div>
  );
}

function Question({ variantId, email: typed }: { variantId: string; email: string }) {
  const { hostname: domain } = useShop();
  const form = useFormCall({
    validate: ({ email = '' }) => (isEmail(email) ? {} : { email: commonMessages.emailRequired }),
    send: async ({ email = '' }) => {
      const { requestRestock } = await import('@/services/restock');
      await requestRestock({ domain, variantId, email });
      return true;
    },
  });
  if (form.answer) return <Noted />;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} onInput={form.forget}>
      <EmailField
        label={messages.notifyTitle}
        placeholder="you@example.com"
        defaultValue={typed}
        error={form.errors.email}
      />
      <button type="submit" className={buttons.secondary} aria-disabled={form.isSending}>
        {form.isSending ? messages.sending : messages.notifyMe}
      </button>
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
    </form>
  );
}

function Noted() {
  const shown = useFocusOnShow<HTMLParagraphElement>();
  return (
    <p ref={shown} className={styles.noted} role="status" tabIndex={-1}>
      {messages.notifyHint}
    </p>
  );
}
