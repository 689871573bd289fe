import { useIsPersonalReady } from '@/hooks/personal';
import * as messages from '../../messages';
import styles from './counted.module.css';

/**
 * The name of an icon's link, and over its corner how many there are: once that is known, in room that
 * is nobody else's.
 */
export function Counted({ title, count }: { title: string; count: number }) {
  const isReady = useIsPersonalReady();
  if (!isReady || count === 0) return <span className="visually-hidden">{title}</span>;
  return (
    <>
      <span className="visually-hidden">
        {`${title}, ${count} ${count === 1 ? messages.item : messages.items}`}
      </span>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
    </>
  );
}
