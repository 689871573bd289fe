import { useEffect } from 'react';
import { useIsNavigating } from '@/hooks/use-navigation';
import styles from './navigation-progress.module.css';

/**
 * The bar on top and the overlay over the page while the next page is on its way (spec 2, "Loading views").
 * Embeds and payment pages stand without the shell, and so without both: links lead out of them.
 */
export function NavigationProgress() {
  const isNavigating = useIsNavigating();

  useEffect(() => {
    if (!isNavigating) return;
    const bar = startBar();
    return () => void bar.then((end) => end());
  }, [isNavigating]);

  return (
    <>
      {isNavigating && <div className={styles.overlay} data-testid="navigation-overlay" />}
      <output className="visually-hidden">{isNavigating ? 'Loading the page' : ''}</output>
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
