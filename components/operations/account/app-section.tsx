import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { beginTotp, finishTotp, removeTotp } from '@/services/admins/account';
import { Confirm } from '../ui/confirm';
import { CopyButton } from '../ui/copy-button';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import styles from './account.module.css';
import * as messages from './messages';
import { QrCode } from './qr-code';
import type { FactorProps } from './section-props';

type Setup = Awaited<ReturnType<typeof beginTotp>>;

/** The authenticator app as the second step of a login. */
export function AppSection({ account: { hasTotp }, reload, onCodes }: FactorProps) {
  const work = useSectionWork(reload);
  const { isSending, failure, notice, problemOf, run, send, domain } = work;
  const [setup, setSetup] = useState<Setup>();
  const [isRemoving, setRemoving] = useState(false);
  const begin = () => send(async () => setSetup(await beginTotp(domain)));
  const remove = () =>
    run(async (shop) => {
      await removeTotp(shop);
      setRemoving(false);
      return messages.appRemoved;
    });
  const onAdded = (codes: readonly string[]) => {
    setSetup(undefined);
    onCodes(codes);
  };
  const isSaidElsewhere = isRemoving || problemOf('code') !== '';
  return (
    <Section
      title={messages.app}
      hint={hasTotp ? messages.appIsOn : messages.appHint}
      notice={notice}
      failure={isSaidElsewhere ? null : failure}
    >
      {setup && (
        <SetupForm
          setup={setup}
          work={work}
          onAdded={onAdded}
          onCancel={() => setSetup(undefined)}
        />
      )}
      {!setup && (
        <div className={list.buttons}>
          {hasTotp ? (
            <Button look="danger" isBusy={isSending} onClick={() => setRemoving(true)}>
              {messages.removeApp}
            </Button>
          ) : (
            <Button isBusy={isSending} onClick={begin}>
              {messages.setUpApp}
            </Button>
          )}
        </div>
      )}
      {isRemoving && (
        <Confirm
          title={messages.removeAppTitle}
          hint={messages.removeAppHint}
          action={messages.removeApp}
          isBusy={isSending}
          failure={failure}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </Section>
  );
}

interface SetupFormProps {
  setup: Setup;
  work: ReturnType<typeof useSectionWork>;
  onAdded: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The app's secret, as a code and as a text, until its first code shows that it is there. */
function SetupForm({ setup, work, onAdded, onCancel }: SetupFormProps) {
  const { formOf, isSending, problemOf, run } = work;
  const { secret, uri, ticket } = setup;
  const finish = (text: (name: string) => string) =>
    run(async (domain) => {
      const { recoveryCodes } = await finishTotp({ domain, ticket, code: text('code') });
      onAdded(recoveryCodes);
      return messages.appAdded;
    });
  return (
    <form {...formOf(finish)} className={styles.setup}>
      <QrCode text={uri} label={messages.qrCode} />
      <div className={styles.steps}>
        <p>{messages.scan}</p>
        <p>{messages.secret}</p>
        <p className={styles.secret}>
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret}>{messages.copyKey}</CopyButton>
        </p>
        <Field
          label={messages.codeOfApp}
          problem={problemOf('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <div className={list.buttons}>
          <Button type="submit" look="primary" isBusy={isSending}>
            {messages.turnOn}
          </Button>
          <Button isBusy={isSending} onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
