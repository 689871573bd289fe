import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { shopTheme } from '@/styles/theme';
import { Icon } from './icon';
import * as messages from './messages';
import styles from './overlay.module.css';

/** MUI in the shop's look, for what opens over the page. */
export function OverlayTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={shopTheme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}

export interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

interface OverlayHeadProps extends Pick<OverlayProps, 'title' | 'onClose'> {
  titleId: string;
}

export function OverlayHead({ titleId, title, onClose }: OverlayHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
