import { useEffect, useRef } from 'react';
import { useAuth } from '@/components/auth';
import { Link } from '@/components/ui';
import type { Waiting } from '@/core/model/operations';
import styles from './navigation.module.css';
import { useWaiting } from './waiting';

export type OfficePage = keyof Waiting | 'payments' | 'embed';

interface Place {
  page: OfficePage;
  label: string;
  /** What its number counts. */
  counted?: string;
}

const PLACES: readonly Place[] = [
  { page: 'orders', label: 'Orders', counted: 'to send' },
  { page: 'cases', label: 'Cases', counted: 'open' },
  { page: 'reviews', label: 'Reviews', counted: 'to judge' },
  { page: 'messages', label: 'Messages', counted: 'to answer' },
  { page: 'payments', label: 'Payments' },
  { page: 'embed', label: 'Embed' },
];
const MOST_SHOWN = 99;
const MARGIN_PX = 48;

/** The ways among the pages of the back office, with how much waits on each, and out of it. */
export function Navigation({ current }: { current: OfficePage }) {
  const { logOut } = useAuth();
  const { waiting } = useWaiting();
  const places = useRef<HTMLElement>(null);
  const isCounted = waiting !== undefined;
  // Where they do not all fit, the one that is open is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers make the places wider
  useEffect(() => {
    const open = places.current?.querySelector<HTMLElement>('[aria-current]');
    if (open) places.current?.scrollTo?.({ left: open.offsetLeft - MARGIN_PX });
  }, [isCounted]);
  return (
    <>
      <nav ref={places} className={styles.places} aria-label="Back office">
        {PLACES.map(({ page, label, counted }) => (
          <Link
            key={page}
            href={`/design/${page}`}
            className={styles.place}
            aria-current={page === current ? 'page' : undefined}
          >
            {label}
            {page !== 'payments' && page !== 'embed' && counted && (
              <Count of={waiting?.[page]} what={counted} />
            )}
          </Link>
        ))}
      </nav>
      <div className={styles.out}>
        <a className={styles.place} href="/design">
          Design
        </a>
        <button type="button" className={styles.place} onClick={logOut}>
          Log out
        </button>
      </div>
    </>
  );
}

function Count({ of = 0, what }: { of: number | undefined; what: string }) {
  if (of === 0) return null;
  return (
    <span className={styles.count}>
      {of > MOST_SHOWN ? `${MOST_SHOWN}+` : of}
      <span className="visually-hidden"> {what}</span>
    </span>
  );
}
