import type { ReactNode } from 'react';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import type { ShopPageProps } from '@/services/page-props';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from '@/store/slices/shop';
import { NavigationProgress } from './navigation-progress';
import { PageHead } from './page-head';
import styles from './shell.module.css';
import { NotFoundView, UnavailableView } from './status-views';
import { ThemeStyle } from './theme-style';

type ShellProps = Extract<ShopPageProps, { seed: object | null }> & { children: ReactNode };

/** What stands around every page of a shop: look, head, header, footer, progress. */
export function Shell(props: ShellProps) {
  const { theme } = useAppSelector(selectSettings);
  const head = props.outcome === 'page' ? props.head : STATUS_HEADS[props.outcome];
  return (
    <>
      <ThemeStyle theme={theme} />
      <PageHead head={head} origin={props.origin} />
      <NavigationProgress hasOverlay />
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {contentOf(props)}
      </main>
      <Footer />
    </>
  );
}

const STATUS_HEADS = {
  missing: { title: 'Page not found', canonicalPath: '/' },
  unavailable: { title: 'Back in a moment', canonicalPath: '/' },
};

function contentOf({ outcome, children }: ShellProps): ReactNode {
  if (outcome === 'missing') return <NotFoundView />;
  if (outcome === 'unavailable') return <UnavailableView />;
  return children;
}
