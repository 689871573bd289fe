import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { Dialog } from '@/components/kit/dialog';
import * as messages from '../messages';
import styles from './confirm.module.css';

interface ConfirmProps {
  title: string;
  /** Label of the confirming button. */
  action: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH_PX = 460;

/** Asks before what cannot be taken back. */
export function Confirm({ title, action, isBusy, onConfirm, onClose, children }: ConfirmProps) {
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={title}
      width={WIDTH_PX}
      onClose={close}
      onSubmit={() => {
        if (!isBusy) onConfirm();
      }}
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
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
