import { type ReactNode, useId } from 'react';
import { Boundary } from '@/components/ui/boundary';
import { CHROME } from '@/components/ui/chrome';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { Refusal } from '../ui/states';
import { Navigation, type OfficePage } from './navigation';
import styles from './office.module.css';
import { BROKEN } from './office-broken';
import { WaitingProvider } from './waiting';

interface OfficeProps {
  page: OfficePage;
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of the back office. */
export function Office({ page, title, tools, children }: OfficeProps) {
  const { name, hostname } = useAppSelector(selectShop);
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
            {tools}
          </div>
          <Boundary occasion={title} instead={<Refusal>{BROKEN}</Refusal>}>
            {children}
          </Boundary>
        </main>
      </div>
    </WaitingProvider>
  );
}
