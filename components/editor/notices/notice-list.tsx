import { useEffect } from 'react';
import styles from './notice-list.module.css';
import { endNotices, useNotices } from './notices';
import { Toast } from './toast';

/** All that is told of, the newest lowest. The Tab key leads there from what stands before it. */
export function NoticeList() {
  const notices = useNotices();
  useEffect(() => endNotices, []);
  if (notices.length === 0) return null;
  return (
    <div className={styles.list}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  );
}
