import type { ReactNode } from 'react';
import type { HeaderSection } from '@/blocks/layout/header-sections';
import { MenuAction } from '../parts/actions/menu-action';
import styles from './header-frame.module.css';

interface HeaderFrameProps extends Record<HeaderSection, ReactNode> {
  /** What stands there beside the menu while there is no room for it. */
  onSmallScreens: ReactNode;
}

/**
 * What an admin-designed header stands in (spec 2): three sections, and on small screens the menu. It is
 * a page root, so that blocks answer to its width.
 */
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
