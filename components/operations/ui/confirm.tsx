import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import type { Failure } from '../data/use-sending';
import * as messages from '../messages';
import styles from './confirm.module.css';
import { FailureNote, Refusal } from './states';

interface ConfirmProps {
  title: string;
  action: string;
  isBusy?: boolean;
  /** Null where there is none, or it is said at a field. */
  failure?: Failure | null;
  onConfirm: () => void;
  onClose: () => void;
  /** Leads to the current version of what had changed since it was seen, where there is one. */
  onStale?: () => void;
  hint: string;
  children?: ReactNode;
}

/** Asks before what cannot be taken back. */
export function Confirm(props: ConfirmProps) {
  const { title, action, isBusy = false, failure, hint, children } = props;
  const { onConfirm, onClose, onStale } = props;
  const close = () => isBusy || onClose();
  return (
    <Dialog
      title={title}
      width={460}
      onClose={close}
      onSubmit={() => isBusy || onConfirm()}
      actions={
        <>
          <Button onClick={close} isBusy={isBusy}>
            {messages.back}
          </Button>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{hint}</p>
        {failure && !onStale && <Refusal>{failure.text}</Refusal>}
        {failure && onStale && (
          <FailureNote
            failure={failure}
            onStale={() => {
              onClose();
              onStale();
            }}
          />
        )}
        {children}
      </div>
    </Dialog>
  );
}
