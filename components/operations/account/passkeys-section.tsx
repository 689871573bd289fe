import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { DateTime } from '@/components/ui';
import { MAX_NAME_LENGTH } from '@/core/model/account';
import { addPasskey, removePasskey } from '@/services/admins/account';
import * as office from '../messages';
import { Confirm } from '../ui/confirm';
import list from '../ui/list.module.css';
import { Section, useSectionWork } from '../ui/section';
import styles from './account.module.css';
import * as messages from './messages';
import type { FactorProps, OwnAccount } from './section-props';

type Passkey = OwnAccount['passkeys'][number];

export function PasskeysSection({ account: { passkeys }, reload, onCodes }: FactorProps) {
  const { formOf, isSending, failure, notice, problemOf, run } = useSectionWork(reload);
  const [removed, setRemoved] = useState<Passkey>();
  const [edition, setEdition] = useState(0);
  const add = (text: (name: string) => string) =>
    run(async (domain) => {
      const name = text('name');
      const { recoveryCodes } = await addPasskey({ domain, name });
      setEdition((before) => before + 1);
      onCodes(recoveryCodes);
      return messages.passkeyAdded(name);
    });
  const remove = ({ id, name }: Passkey) =>
    run(async (domain) => {
      await removePasskey({ domain, id });
      setRemoved(undefined);
      return messages.passkeyRemoved(name);
    });
  const isSaidElsewhere = removed !== undefined || problemOf('name') !== '';
  return (
    <Section
      title={messages.passkeys}
      hint={messages.passkeysHint}
      notice={notice}
      failure={isSaidElsewhere ? null : failure}
    >
      <ul className={styles.rows}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isBusy={isSending}
            onRemove={() => setRemoved(passkey)}
          />
        ))}
      </ul>
      {passkeys.length === 0 && <p>{messages.noPasskeys}</p>}
      {'PublicKeyCredential' in window ? (
        <form key={edition} {...formOf(add)} className={styles.add}>
          <Field
            label={messages.passkeyName}
            hint={messages.passkeyNameHint}
            problem={problemOf('name')}
            name="name"
            maxLength={MAX_NAME_LENGTH}
          />
          <div className={list.buttons}>
            <Button type="submit" isBusy={isSending}>
              {messages.addPasskey}
            </Button>
          </div>
        </form>
      ) : (
        <p className={list.muted}>{messages.passkeysUnsupported}</p>
      )}
      {removed && (
        <Confirm
          title={messages.removePasskeyTitle(removed.name)}
          hint={messages.removePasskeyHint}
          action={office.remove}
          isBusy={isSending}
          failure={failure}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Section>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, usedAt }, isBusy, onRemove }: PasskeyRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p>{name}</p>
        <p className={list.muted}>
          {messages.added} <DateTime at={createdAt} />,{' '}
          {usedAt ? (
            <>
              {messages.lastUsed} <DateTime at={usedAt} />
            </>
          ) : (
            messages.neverUsed
          )}
        </p>
      </div>
      <Button isBusy={isBusy} onClick={onRemove}>
        {office.remove}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </li>
  );
}
