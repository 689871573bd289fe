import { type ReactNode, Suspense } from 'react';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { NavigationProgress } from './navigation-progress';
import styles from './shell.module.css';

/**
 * What stands around every page of a shop: header, footer, progress. Each part is a boundary of its
 * own, so that hydrating one never holds up a tap on another.
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
    </>
  );
}
