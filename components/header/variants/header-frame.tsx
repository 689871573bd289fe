import type { ReactNode } from 'react';
import { HEADER_SECTIONS, type HeaderSection } from '@/core/layout/header-sections';
import { MenuAction } from '../parts/actions/menu-action';
import styles from './header-frame.module.css';

/**
 * What an admin-designed header stands in (spec 2): three sections, and on small screens the menu. It is
 * a page root, so that blocks answer to its width.
 */
export function HeaderFrame(sections: Record<HeaderSection, ReactNode>) {
  return (
    <header className={styles.header}>
      <div className={styles.root}>
        <div className={styles.bar}>
          <div className={styles.menu}>
            <MenuAction />
          </div>
          {HEADER_SECTIONS.map((section) => (
            <div key={section} className={styles[section]}>
              {sections[section]}
            </div>
          ))}
        </div>
      </div>
    </header>
  );
}
