import { type ReactNode, useContext } from 'react';
import { PageShare } from '../kit/page-share';
import styles from './container.module.css';
import type { Placing } from './placing';

interface ColumnProps {
  /** Of the container's width, in percent. */
  share: number;
  placing: Placing;
  children: ReactNode;
}

/** One column: its blocks one below the other or beside each other. */
export function Column({ share, placing: { isRow, style }, children }: ColumnProps) {
  const pageShare = (useContext(PageShare) * share) / 100;
  return (
    <PageShare value={pageShare}>
      <div className={`${styles.column} ${isRow ? styles.row : styles.stacked}`} style={style}>
        {children}
      </div>
    </PageShare>
  );
}
