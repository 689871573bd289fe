import { type ReactNode, Suspense, useEffect } from 'react';
import { DesignedFooter, DesignedHeader } from '@/blocks';
import { Analytics } from '@/components/analytics';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { Boundary, onDemand } from '@/components/ui';
import './common';
import { useRouter } from 'next/router';
import { useIsNavigating } from '@/hooks/use-navigation';
import * as messages from './messages';
import { Notices } from './notices';
import styles from './shell.module.css';

/** Marks the end of the header. A browser that waits for an element (`rel=expect`) waits for its start tag. */
export const HEADER_END_ID = 'header-end';

const FailedView = onDemand(async () => (await import('./status-views')).FailedView);

interface ShellProps {
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Header, footer and progress around every page; parts hydrate one by one. The page root scopes the shop's CSS. */
export function Shell({
  header = <Header designed={<DesignedHeader />} />,
  footer = <Footer designed={<DesignedFooter />} />,
  children,
}: ShellProps) {
  return (
    <>
      <NavigationProgress />
      <a className={styles.skip} href="#content">
        {messages.skipToContent}
      </a>
      <Part>
        <Analytics />
      </Part>
      <Part>{header}</Part>
      <span id={HEADER_END_ID} hidden />
      <main id="content" className={`page-root ${styles.main}`} tabIndex={-1}>
        <Part instead={<FailedView />}>{children}</Part>
      </main>
      <Part>{footer}</Part>
      <Notices />
    </>
  );
}

interface PartProps {
  /** Fallback of a failed part; a new address retries it. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A part that hydrates and fails by itself in the browser; on the server the whole page fails (`pages/_document.tsx`). */
function Part({ instead = null, children }: PartProps) {
  const { asPath } = useRouter();
  return (
    <Boundary occasion={asPath} instead={instead}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}

/** Bar and overlay while the next page loads (spec 2, "Loading views"); embeds and payment pages have neither. */
function NavigationProgress() {
  const isNavigating = useIsNavigating();

  useEffect(() => {
    if (!isNavigating) return;
    const bar = startBar();
    return () => void bar.then((end) => end());
  }, [isNavigating]);

  return (
    <>
      {isNavigating && <div className={styles.overlay} data-testid="navigation-overlay" />}
      <output className="visually-hidden">{isNavigating ? messages.loadingThePage : ''}</output>
    </>
  );
}

/** The bar's code is fetched when it is first wanted. Gives what ends it; without its code there is no bar. */
async function startBar(): Promise<() => void> {
  try {
    const { default: bar } = await import('nprogress');
    bar.configure({ showSpinner: false }).start();
    return () => bar.done();
  } catch {
    return () => {};
  }
}
