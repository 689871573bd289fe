import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useSupportEmail } from '@/hooks/use-support-email';
import buttons from './button.module.css';
import styles from './form-end.module.css';
import * as messages from './messages';

interface FormEndProps {
  label: string;
  sending: string;
  form: { isSending: boolean; failure: string };
}

/** A form's button and failure. Without scripts the button submits nothing: browsers would post the form themselves. */
export function FormEnd({ label, sending, form }: FormEndProps) {
  const isHydrated = useIsHydrated();
  const email = useSupportEmail();
  return (
    <>
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      <button
        type={isHydrated ? 'submit' : 'button'}
        className={`${buttons.primary} ${styles.button}`}
        aria-disabled={form.isSending}
      >
        {form.isSending ? sending : label}
      </button>
      <noscript>
        <p>
          {messages.formNeedsJavascript}
          <a href={`mailto:${email}`}>{email}</a> {messages.instead}
        </p>
      </noscript>
    </>
  );
}
