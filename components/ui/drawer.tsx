import MuiDrawer from '@mui/material/Drawer';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { shopTheme } from '@/styles/theme';
import styles from './drawer.module.css';
import { Icon } from './icon';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  anchor: 'left' | 'right' | 'top';
  /** In px; a drawer from the top is as wide as the window. */
  width?: number;
  title: string;
  children: ReactNode;
}

/**
 * A panel that slides over the page: it holds the focus, closes on Escape, on its button and on a click
 * beside it, and gives the focus back to where it came from. It brings MUI and Emotion along: reach it
 * through `drawerOnDemand`, never from a page's first load.
 */
export function Drawer({ isOpen, onClose, anchor, width, title, children }: DrawerProps) {
  const titleId = useId();
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={shopTheme}>
        <MuiDrawer
          anchor={anchor}
          open={isOpen}
          onClose={onClose}
          slotProps={{
            paper: { className: styles.panel, style: { width }, 'aria-labelledby': titleId },
            // It is mounted when first opened, and slides in that first time too.
            transition: { appear: true },
          }}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </MuiDrawer>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
