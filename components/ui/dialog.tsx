import MuiDialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useBackCloses } from '@/hooks/history/use-back-closes';
import { OverlayHead, type OverlayProps, OverlayTheme } from './overlay';
import styles from './overlay.module.css';

interface DialogProps extends OverlayProps {
  /** The widest it gets, in px; on phones it is as wide as the screen. */
  width: number;
}

/** A dialog over the page; reach it through `onDemand`, as `Drawer`. Its content scrolls below its title. */
export function Dialog({ isOpen, onClose, title, width, children }: DialogProps) {
  useBackCloses(isOpen, onClose);
  const titleId = useId();
  return (
    <OverlayTheme>
      <MuiDialog
        open={isOpen}
        onClose={onClose}
        aria-labelledby={titleId}
        fullWidth
        maxWidth={false}
        slotProps={{
          paper: { className: styles.dialog, style: { maxWidth: width } },
          transition: { appear: true },
        }}
      >
        <OverlayHead titleId={titleId} title={title} onClose={onClose} />
        {children}
      </MuiDialog>
    </OverlayTheme>
  );
}
