import type { ReactNode } from 'react';
import { FOOTER_LINKS_ID } from '@/components/header';
import styles from './footer-frame.module.css';

interface FooterFrameProps {
  /** What stands below, whatever the footer is made of. */
  end?: ReactNode;
  children: ReactNode;
}

/** What an admin-designed footer stands in: a page root, so that blocks answer to its width. */
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
