import type { ReactNode } from 'react';
import { FOOTER_LINKS_ID } from '@/components/header';
import styles from './footer-frame.module.css';

interface FooterFrameProps {
  /** Content below the footer. */
  end?: ReactNode;
  children: ReactNode;
}

/** Frame of an admin-designed footer: a page root, so that container queries apply. */
export function FooterFrame({ end, children }: FooterFrameProps) {
  return (
    <footer className={styles.footer}>
      <div id={FOOTER_LINKS_ID} className={styles.root}>
        {children}
      </div>
      <div className={styles.end}>{end}</div>
    </footer>
  );
}
