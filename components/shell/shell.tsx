import type { ReactNode } from 'react';
import { Analytics } from '@/components/analytics';
import { DesignedFooter, DesignedHeader } from '@/components/blocks';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { onDemand } from '@/components/ui/on-demand';
import './common';
import { NavigationProgress } from './navigation-progress';
import { Notices } from './notices';
import { Part } from './part';
import styles from './shell.module.css';

/** Where the header has been read to its end. A browser that is told to wait for an element waits for its start. */
export const HEADER_END_ID = 'header-end';

const FailedView = onDemand(async () => (await import('./status-views')).FailedView);

/**
 * What stands around every page of a shop: header, footer, progress. Its parts are made interactive one
 * after the other, and one that fails leaves the others standing. The page root is what the shop's global
 * CSS applies to.
 */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <NavigationProgress />
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Part>
        <Analytics />
      </Part>
      <Part>
        <Header designed={<DesignedHeader />} />
      </Part>
      <span id={HEADER_END_ID} hidden />
      <main id="content" className={`page-root ${styles.main}`} tabIndex={-1}>
        <Part instead={<FailedView />}>{children}</Part>
      </main>
      <Part>
        <Footer designed={<DesignedFooter />} />
      </Part>
      <Notices />
    </>
  );
}
