import { buttons } from '@/components/ui';
import styles from './login-form.module.css';

interface FormFootProps {
  failure: string;
  isSending: boolean;
  /** The label while it is sent. */
  busy: string;
  children: string;
}

/** Ends a form: why it was refused, and the button that sends it. */
export function FormFoot({ failure, isSending, busy, children }: FormFootProps) {
  return (
    <>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <button
        type="submit"
        className={`${buttons.primary} ${styles.button}`}
        aria-disabled={isSending}
      >
        {isSending ? busy : children}
      </button>
    </>
  );
}
