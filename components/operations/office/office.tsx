import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAuth } from '@/components/auth';
import { Boundary, Link } from '@/components/ui';
import { CHROME } from '@/components/ui/chrome';
import { OFFICE_RIGHTS, type OfficePage, type Waiting } from '@/core/model/operations';
import { useShop } from '@/hooks/use-shop';
import { useWaiting, WaitingProvider } from '../data/waiting';
import * as messages from '../messages';
import { Refusal } from '../ui/states';
import styles from './office.module.css';

interface OfficeProps {
  page: OfficePage;
  title: string;
  children: ReactNode;
}

export function Office({ page, title, children }: OfficeProps) {
  const { name, hostname } = useShop();
  const titleId = useId();
  return (
    <WaitingProvider>
      <div className={`${CHROME} ${styles.office}`}>
        <header className={styles.top}>
          <p className={styles.shop}>{name || hostname}</p>
          <Navigation current={page} />
        </header>
        <main className={styles.main} aria-labelledby={titleId}>
          <div className={styles.head}>
            <h1 id={titleId} className={styles.title}>
              {title}
            </h1>
          </div>
          <Boundary occasion={title} instead={<Refusal>{messages.pageBroken}</Refusal>}>
            {children}
          </Boundary>
        </main>
      </div>
    </WaitingProvider>
  );
}

interface Place {
  page: OfficePage;
  label: string;
  counted?: string;
}

const PLACES: readonly Place[] = [
  { page: 'orders', label: messages.orders, counted: messages.toSendCount },
  { page: 'cases', label: messages.cases, counted: messages.openCount },
  { page: 'reviews', label: messages.reviews, counted: messages.toApproveCount },
  { page: 'messages', label: messages.messages, counted: messages.toAnswerCount },
  { page: 'redirects', label: messages.redirects },
  { page: 'size-guides', label: messages.sizeGuides },
  { page: 'shoppers', label: messages.shoppers },
  { page: 'payments', label: messages.payments },
  { page: 'notifications', label: messages.notifications },
  { page: 'embed', label: messages.embed },
  { page: 'team', label: messages.team },
  { page: 'log', label: messages.auditLog },
];
const COUNTED: readonly OfficePage[] = ['orders', 'cases', 'reviews', 'messages'];
const isCountedPage = (page: OfficePage): page is keyof Waiting => COUNTED.includes(page);

const MOST_SHOWN = 99;
const MARGIN_PX = 48;

/** The ways among the pages of the back office that the role may see, with how much waits on each, and out of it. */
function Navigation({ current }: { current: OfficePage }) {
  const { logOut, can } = useAuth();
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
      <nav ref={places} className={styles.places} aria-label={messages.backOffice}>
        {PLACES.filter(({ page }) => can(OFFICE_RIGHTS[page])).map(({ page, label, counted }) => (
          <Link
            key={page}
            href={`/design/${page}`}
            className={styles.place}
            aria-current={page === current ? 'page' : undefined}
          >
            {label}
            {isCountedPage(page) && counted && <Count of={waiting?.[page]} what={counted} />}
          </Link>
        ))}
      </nav>
      <div className={styles.out}>
        {can('pages.read') && (
          <a className={styles.place} href="/design">
            {messages.design}
          </a>
        )}
        <Link
          href="/design/account"
          className={styles.place}
          aria-current={current === 'account' ? 'page' : undefined}
        >
          {messages.account}
        </Link>
        <button type="button" className={styles.place} onClick={logOut}>
          {messages.logOut}
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
