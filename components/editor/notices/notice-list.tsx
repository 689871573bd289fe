import { type RefObject, useEffect } from 'react';
import styles from './notice-list.module.css';
import { endNotices, useNotices } from './notices';
import { Toast } from './toast';

/**
 * All that is told of, the newest lowest and first: the Tab key leads there from what stands before it, and
 * closing it leads back.
 */
export function NoticeList({ before }: { before: RefObject<HTMLElement | null> }) {
  const notices = useNotices();
  useEffect(() => endNotices, []);
  if (notices.length === 0) return null;
  return (
    <div className={styles.list}>
      {notices.toReversed().map((notice) => (
        <Toast key={notice.id} notice={notice} onClose={() => before.current?.focus()} />
      ))}
    </div>
  );
}
