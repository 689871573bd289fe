import type { ReactNode } from 'react';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { NavigationProgress } from './navigation-progress';
import styles from './shell.module.css';

/** What stands around every page of a shop: header, footer, progress. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <NavigationProgress hasOverlay />
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
