import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import { useShop } from '@/hooks/use-shop';
import { renewRecovery } from '@/services/admins/account';
import { Confirm } from '../ui/confirm';
import { CopyButton } from '../ui/copy-button';
import { saveFile } from '../ui/files';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import styles from './account.module.css';
import * as messages from './messages';
import type { FactorProps } from './section-props';

/** The number of recovery codes that are left, and the way to new ones. */
export function RecoverySection({ account, reload, onCodes }: FactorProps) {
  const { recoveryLeft, hasTotp, passkeys } = account;
  const { isSending, failure, notice, run } = useSectionWork(reload);
  const [isAsking, setAsking] = useState(false);
  const canHave = hasTotp || passkeys.length > 0;
  const renew = () =>
    run(async (domain) => {
      const { recoveryCodes } = await renewRecovery(domain);
      setAsking(false);
      onCodes(recoveryCodes);
      return '';
    });
  return (
    <Section
      title={messages.recovery}
      hint={canHave ? messages.recoveryHint : messages.recoveryLater}
      notice={notice}
      failure={isAsking ? null : failure}
    >
      {canHave && (
        <>
          <p>{messages.recoveryLeft(recoveryLeft)}</p>
          <div className={list.buttons}>
            <Button isBusy={isSending} onClick={() => setAsking(true)}>
              {messages.newCodes}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <Confirm
          title={messages.newCodesTitle}
          hint={messages.newCodesHint}
          action={messages.newCodes}
          isBusy={isSending}
          failure={failure}
          onConfirm={renew}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

interface CodesDialogProps {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}

/** Recovery codes, the one time that they are shown. Printed, they are alone on the sheet. */
export function CodesDialog({ codes, email, onClose }: CodesDialogProps) {
  const { name, hostname } = useShop();
  const title = messages.codesFile(name || hostname, email);
  const text = `${title}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      title={messages.codesTitle}
      width={460}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {messages.codesSaved}
        </Button>
      }
    >
      <div className={styles.codes}>
        <p>{messages.codesOnce}</p>
        <p className={styles.printed}>{title}</p>
        <ul className={styles.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={list.buttons}>
          <CopyButton text={text}>{messages.copyCodes}</CopyButton>
          <Button onClick={() => saveFile([text], `recovery-codes-${hostname}.txt`, 'text/plain')}>
            {messages.downloadCodes}
          </Button>
          <Button onClick={() => window.print()}>{messages.printCodes}</Button>
        </div>
      </div>
    </Dialog>
  );
}
