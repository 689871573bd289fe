import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useIsPasswordAsked } from '@/components/auth';
import { CHROME } from '@/components/ui/chrome';
import { IconButton } from './button';
import { close } from './icons';
import styles from './modal.module.css';

interface ModalProps {
  title: string;
  /** The widest it gets, in px. */
  width: number;
  onClose: () => void;
  children: ReactNode;
  /** Buttons below. */
  actions?: ReactNode;
}

/**
 * A dialog over the editor, open as long as it is there. The browser's own: it keeps the focus within, gives
 * it back, and lies over everything.
 */
export function Modal({ title, width, onClose, children, actions }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Nothing beside the browser's own dialog can be used: it makes room for the one that asks for the password.
  const isAway = useIsPasswordAsked();
  // Before it goes from the page: once it has, the browser no longer gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isAway) shown?.showModal();
    return () => shown?.close();
  }, [isAway]);
  return (
    <dialog
      ref={dialog}
      className={`${CHROME} ${styles.modal}`}
      style={{ width }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={close} label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
