import type { ReactNode } from 'react';
import type { HeaderSection } from '@/blocks/layout/header-sections';
import { MenuAction } from '../parts/actions/actions';
import styles from './header-frame.module.css';

interface HeaderFrameProps extends Record<HeaderSection, ReactNode> {
  onSmallScreens: ReactNode;
}

/** Frame of an admin-designed header (spec 2); a page root, so that container queries apply. */
export function HeaderFrame({ left, center, right, onSmallScreens }: HeaderFrameProps) {
  return (
    <header className={styles.header}>
      <div className={styles.root}>
        <div className={styles.bar}>
          <div className={styles.menu}>
            <MenuAction />
          </div>
          <div className={`${styles.section} ${styles.left}`}>{left}</div>
          <div className={`${styles.section} ${styles.center}`}>{center}</div>
          <div className={`${styles.section} ${styles.right}`}>
            <div className={styles.small}>{onSmallScreens}</div>
            {right}
          </div>
        </div>
      </div>
    </header>
  );
}
