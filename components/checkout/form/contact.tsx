import { TextField } from '@/components/ui/text-field';
import { MAX_EMAIL_LENGTH } from '@/core/values/email';
import * as messages from '../messages';
import styles from './form.module.css';

interface ContactProps {
  saved: string | undefined;
  problem: string | undefined;
}

export function Contact({ saved = '', problem }: ContactProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.contact}</legend>
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        hint={messages.emailHint}
        defaultValue={saved}
        error={problem}
      />
    </fieldset>
  );
}
