import { EmailField } from '@/components/ui/text-field';
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
      <EmailField
        label={messages.email}
        hint={messages.emailHint}
        defaultValue={saved}
        error={problem}
      />
    </fieldset>
  );
}
