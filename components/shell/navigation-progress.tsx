import NProgress from 'nprogress';
import { useEffect } from 'react';
import { useIsNavigating } from '@/hooks/use-navigation';
import styles from './navigation-progress.module.css';

NProgress.configure({ showSpinner: false });

interface NavigationProgressProps {
  /** Embedded and payment pages have the bar alone (spec 2, "Loading views"). */
  hasOverlay: boolean;
}

/** The bar on top and the overlay over the page while the next page is on its way. */
export function NavigationProgress({ hasOverlay }: NavigationProgressProps) {
  const isNavigating = useIsNavigating();

  useEffect(() => {
    if (isNavigating) NProgress.start();
    else NProgress.done();
  }, [isNavigating]);

  return (
    <>
      {hasOverlay && isNavigating && (
        <div className={styles.overlay} data-testid="navigation-overlay" />
      )}
      <output className="visually-hidden">{isNavigating ? 'Loading the page' : ''}</output>
    </>
  );
}
