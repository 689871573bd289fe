import { footerPart, headerPart, home, page as pageIcon } from '@/components/kit/icons';
import * as messages from '../messages';
import type { PageRow } from './page-list';
import styles from './page-marks.module.css';

export function ChangedDot({ of }: { of?: string }) {
  const words = of ? messages.hasUnsavedChanges(of) : messages.unsavedChanges;
  return (
    <span className={styles.dot} title={words}>
      <span className="visually-hidden">({words})</span>
    </span>
  );
}

export function iconOf({ page, kind }: Pick<PageRow, 'page' | 'kind'>): string {
  if (kind === 'chrome') return page === 'header' ? headerPart : footerPart;
  return page === 'homepage' ? home : pageIcon;
}
