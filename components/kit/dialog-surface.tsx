import MuiDialog from '@mui/material/Dialog';
import { type FormEvent, useId } from 'react';
import { CHROME } from '@/components/ui/chrome';
import { Button, IconButton } from './button';
import type { DialogProps } from './dialog';
import styles from './dialog.module.css';
import { close } from './icons';
import * as messages from './messages';
import { KitTheme } from './theme';

/** MUI's dialog in the look of the chrome: keeps the focus within, closes on Escape, and gives the focus back. */
export function DialogSurface(props: DialogProps) {
  const { title, width, onClose, children, cancel, actions, onSubmit } = props;
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const content = (
    <>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={close} label={messages.close} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && (
        <div className={styles.actions}>
          {cancel && <Button onClick={onClose}>{cancel}</Button>}
          {actions}
        </div>
      )}
    </>
  );
  return (
    <KitTheme>
      <MuiDialog
        open
        className={CHROME}
        aria-labelledby={titleId}
        maxWidth={false}
        disableScrollLock
        onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
        slotProps={{ paper: { className: styles.dialog, style: { width } } }}
      >
        {onSubmit ? (
          <form className={styles.form} noValidate onSubmit={submit}>
            {content}
          </form>
        ) : (
          content
        )}
      </MuiDialog>
    </KitTheme>
  );
}
