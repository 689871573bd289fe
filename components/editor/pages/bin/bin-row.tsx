import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { Icon } from '@/components/kit/icon';
import { trash, undo } from '@/components/kit/icons';
import { type BinnedPage, BUILT_IN_PAGES } from '@/core/model/page';
import { slugProblem } from '@/core/rules/address/page-slug';
import { useEditorSelector } from '@/store/editor/hooks';
import { mayDo } from '@/store/editor/selectors';
import { agoWords } from '../../shared/when';
import { addressOf } from '../list/page-list';
import { iconOf } from '../list/page-marks';
import * as messages from '../messages';
import styles from './bin-dialog.module.css';

const DAY_MS = 24 * 60 * 60_000;

interface BinRowProps {
  entry: BinnedPage;
  isBusy: boolean;
  /** Called with another address where that of then is taken. */
  onRestore: (slug?: string) => void;
  onForget: () => void;
}

export function BinRow({ entry, isBusy, onRestore, onForget }: BinRowProps) {
  const { slug, name, takenBy } = entry;
  const id = useId();
  const [address, setAddress] = useState(`${slug}-2`);
  const isTaken = takenBy !== undefined;
  const problem = isTaken ? slugProblem(address) : null;
  const restore = () => {
    if (!problem) onRestore(isTaken ? address : undefined);
  };
  const kind = BUILT_IN_PAGES.has(slug) ? 'built-in' : 'own';
  return (
    <li className={styles.row}>
      <Icon of={iconOf({ page: slug, kind })} />
      <div className={styles.words}>
        <p className={styles.title}>
          <strong>{name}</strong> <span className={styles.note}>{addressOf(slug)}</span>
        </p>
        <p id={`${id}-note`} className={styles.note}>
          {noteOf(entry, Date.now())}
        </p>
        <Place entry={entry} />
        {isTaken && (
          <Field
            id={`${id}-address`}
            label={messages.newAddress}
            hint={messages.addressTaken(addressOf(slug), takenBy)}
            value={address}
            problem={problem ?? undefined}
            spellCheck={false}
            readOnly={isBusy}
            onChange={setAddress}
          />
        )}
      </div>
      <Actions {...{ name, isBusy, onForget }} noteId={`${id}-note`} onRestore={restore} />
    </li>
  );
}

/** Says what restoring it does to what is there now. */
function Place({ entry }: Pick<BinRowProps, 'entry'>) {
  const { slug, revision, redirect } = entry;
  if (revision > 0) return <p className={styles.note}>{messages.replacesCurrent}</p>;
  if (redirect === undefined) return null;
  return <p className={styles.note}>{messages.endsRedirect(addressOf(slug), redirect)}</p>;
}

interface ActionsProps extends Pick<BinRowProps, 'isBusy' | 'onForget'> {
  name: string;
  noteId: string;
  onRestore: () => void;
}

/** Restores at once, since nothing is lost by it; deletes for good when asked twice. */
function Actions({ name, noteId, isBusy, onRestore, onForget }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const mayWrite = useEditorSelector(mayDo('pages.write'));
  const remove = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) remove.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (isAsking) {
    return (
      <fieldset className={styles.asking} aria-label={messages.askForGood(name)}>
        <p>{messages.askForGood(name)}</p>
        <div className={styles.actions}>
          <Button autoFocus onClick={() => setAsking(false)}>
            {messages.keepIt}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={onForget}>
            {messages.deleteForGood}
          </Button>
        </div>
      </fieldset>
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        icon={undo}
        isBusy={isBusy}
        data-restore
        disabled={!mayWrite}
        aria-label={messages.restoreNamed(name)}
        aria-describedby={noteId}
        onClick={onRestore}
      >
        {isBusy ? messages.restoring : messages.restore}
      </Button>
      <Button
        ref={remove}
        icon={trash}
        look="quiet"
        disabled={!mayWrite}
        aria-label={messages.deleteForGoodNamed(name)}
        aria-describedby={noteId}
        onClick={() => setAsking(true)}
      >
        {messages.deleteForGood}
      </Button>
    </div>
  );
}

function noteOf({ reason, binnedAt, binnedBy, expiresAt }: BinnedPage, now: number): string {
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / DAY_MS));
  const when = agoWords(Date.parse(binnedAt), now);
  const what = messages.binNote(messages.binReasons[reason], when, binnedBy);
  return `${what} · ${messages.daysLeft(days)}`;
}
