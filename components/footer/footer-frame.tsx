import type { ReactNode } from 'react';
import { FOOTER_LINKS_ID } from '@/components/header';
import styles from './footer-frame.module.css';

/** What an admin-designed footer stands in: a page root, so that blocks answer to its width. */
export function FooterFrame({ children }: { children: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div id={FOOTER_LINKS_ID} className={styles.root}>
        {children}
      </div>
    </footer>
  );
}
