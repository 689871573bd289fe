import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { MIN_PASSWORD_LENGTH } from '@/core/model/account';
import { MAX_PASSWORD_LENGTH } from '@/core/model/admin';
import { changePassword } from '@/services/admins/account';
import * as office from '../messages';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import styles from './account.module.css';
import * as messages from './messages';

interface PasswordSectionProps {
  email: string;
  reload: () => void;
}

export function PasswordSection({ email, reload }: PasswordSectionProps) {
  const { formOf, isSending, failure, notice, problemOf, run } = useSectionWork(reload);
  // As it is typed, blanks and all.
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const save = () =>
    run(async (domain) => {
      await changePassword({ domain, password });
      setPassword('');
      return messages.passwordChanged;
    });
  const problem = problemOf('password');
  return (
    <Section title={messages.password} notice={notice} failure={problem ? null : failure}>
      <form {...formOf(save)} className={styles.add}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          label={messages.newPassword}
          hint={messages.passwordHint(MIN_PASSWORD_LENGTH)}
          problem={problem}
          name="password"
          type={isShown && !isSending ? 'text' : 'password'}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          value={password}
          onChange={setPassword}
          required
        />
        <div className={list.buttons}>
          <Button type="submit" isBusy={isSending} disabled={password === ''}>
            {isSending ? office.saving : messages.changePassword}
          </Button>
          <Button look="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {messages.showPassword}
          </Button>
        </div>
      </form>
    </Section>
  );
}
