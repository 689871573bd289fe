import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { noticeEnded, selectNotice } from '@/store/slices/notices';
import styles from './notices.module.css';

/** Id of the notices, which stand last in a page: what has been read up to them is whole. */
export const NOTICES_ID = 'notices';

/** Toasts; mounted from the start, so that screen readers announce them. */
export function Notices() {
  const notice = useAppSelector(selectNotice);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => dispatch(noticeEnded(notice.number)), notice.durationMs);
    return () => clearTimeout(timer);
  }, [notice, dispatch]);

  return (
    <output id={NOTICES_ID} className={styles.place} aria-live="polite">
      {notice && (
        <span key={notice.number} className={styles.notice}>
          {notice.text}
        </span>
      )}
    </output>
  );
}
