import MuiDrawer from '@mui/material/Drawer';
import { useId } from 'react';
import { useBackCloses } from '@/hooks/history/use-back-closes';
import { OverlayHead, type OverlayProps, OverlayTheme } from './overlay';
import styles from './overlay.module.css';

interface DrawerProps extends OverlayProps {
  /** Side of the window where one reads from left to right. */
  anchor: 'left' | 'right' | 'top';
  /** Width in px; a drawer from the top is as wide as the window. */
  width?: number;
}

const OPPOSITE = { left: 'right', right: 'left' } as const;

/** A panel over the page that holds the focus. It brings MUI: reach it through `onDemand`, never in a first load. */
export function Drawer({ isOpen, onClose, anchor, width, title, children }: DrawerProps) {
  useBackCloses(isOpen, onClose);
  const titleId = useId();
  const side = anchor === 'top' || document.dir !== 'rtl' ? anchor : OPPOSITE[anchor];
  return (
    <OverlayTheme>
      <MuiDrawer
        anchor={side}
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: {
            className: anchor === 'top' ? `${styles.panel} ${styles.across}` : styles.panel,
            style: { width },
            'aria-labelledby': titleId,
          },
          // It is mounted when first opened, and slides in that first time too.
          transition: { appear: true },
        }}
      >
        <OverlayHead titleId={titleId} title={title} onClose={onClose} />
        {children}
      </MuiDrawer>
    </OverlayTheme>
  );
}
