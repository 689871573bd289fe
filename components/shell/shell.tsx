import { type ReactNode, Suspense } from 'react';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { NavigationProgress } from './navigation-progress';
import { Notices } from './notices';
import styles from './shell.module.css';

/**
 * What stands around every page of a shop: header, footer, progress. The boundaries let React make the
 * page interactive in pieces, so that a slow phone is never busy for long; nothing in them waits.
 */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <NavigationProgress hasOverlay />
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Suspense>
        <Header />
      </Suspense>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Notices />
    </>
  );
}
