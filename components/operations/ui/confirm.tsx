import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useIsPasswordAsked } from '@/components/auth';
import { CHROME } from '@/components/ui/chrome';
import { Button } from './button';
import styles from './confirm.module.css';

interface ConfirmProps {
  title: string;
  /** What the button does, as it says it. */
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Asks before what cannot be taken back. The browser's own dialog: it keeps the focus within, gives it back,
 * and makes room for the one that asks for the password.
 */
export function Confirm({ title, action, isBusy, onConfirm, onClose, children }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isAway = useIsPasswordAsked();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isAway) shown?.showModal();
    return () => shown?.close();
  }, [isAway]);
  return (
    <dialog
      ref={dialog}
      className={`${CHROME} ${styles.dialog}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onConfirm();
        }}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.actions}>
          <Button onClick={onClose} isBusy={isBusy}>
            Back
          </Button>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
