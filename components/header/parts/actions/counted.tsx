import { useIsPersonalReady } from '@/hooks/personal';
import * as messages from '../../messages';
import styles from './counted.module.css';

/** Name of an icon's link, with a count over its corner once that is known. */
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
