import { type ReactNode, useContext } from 'react';
import { columnBands, PageShare } from '../kit/page-share';
import styles from './container.module.css';
import type { Placing } from './placing';

interface ColumnProps {
  /** Of the container's width, in percent. */
  share: number;
  /** How many columns there are. */
  count: number;
  placing: Placing;
  children: ReactNode;
}

/** One column: its blocks one below the other or beside each other. */
export function Column({ share, count, placing: { isRow, style }, children }: ColumnProps) {
  const whole = useContext(PageShare);
  const shares = columnBands(share / 100, count).map((part, band) => part * (whole[band] ?? 1));
  return (
    <PageShare value={shares}>
      <div className={`${styles.column} ${isRow ? styles.row : styles.stacked}`} style={style}>
        {children}
      </div>
    </PageShare>
  );
}
