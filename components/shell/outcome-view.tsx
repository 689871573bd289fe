import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TryAgain } from '@/components/ui';
import { awaited } from '@/hooks/awaited';
import { useArrival, useRecovery } from '@/hooks/use-recovery';
import type { PageInShop, ShopPageProps } from '@/services/page-props';
import { repriceCart } from '@/store/cart/cart-listener';
import { useAppDispatch } from '@/store/hooks';
import { noticeShown } from '@/store/slices/notices';
import * as messages from './messages';
import { OfflineView } from './offline-view';
import { OpeningSoonView } from './opening-soon-view';
import styles from './outcome-view.module.css';
import { NoShopView, NotFoundView } from './status-views';

interface OutcomeViewProps {
  page: Exclude<ShopPageProps, { outcome: 'page' }>;
  /** Called with the page saved in this browser, if the server has none. */
  onSavedPage: (page: PageInShop) => void;
}

/** View for a page that is missing or unavailable, or a notice above an outdated one. */
export default function OutcomeView({ page, onSavedPage }: OutcomeViewProps) {
  switch (page.outcome) {
    case 'no-shop':
      return <NoShopView host={page.host} />;
    case 'preparing':
      return <OpeningSoonView {...page.shop} />;
    case 'redirect':
      return <RedirectView target={page.target} />;
    case 'settings-awaited':
      return <AwaitedView page={page} onSavedPage={onSavedPage} />;
    case 'missing':
      return <NotFoundView />;
    case 'unavailable':
      return page.data ? (
        <OfflineNotice isFromBrowser={page.isFromBrowser ?? false} />
      ) : (
        <OfflineView />
      );
  }
}

/** Delay of the redirect (spec 9). */
const REDIRECT_DELAY_MS = 1000;

interface RedirectViewProps {
  /** The origin of the shop's main host. */
  target: string;
}

/** Leads to the shop's main host (spec 4), with this one's cart: loads, says so, and goes after a second. */
function RedirectView({ target }: RedirectViewProps) {
  const [isRedirecting, setRedirecting] = useState(false);

  useEffect(() => {
    setRedirecting(true);
    const timer = setTimeout(async () => {
      window.location.replace(`${target}${await readAddress()}`);
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target]);

  return (
    <>
      <LoadingView text={isRedirecting ? messages.redirecting : messages.loading} />
      <noscript>
        <a href={target}>{messages.goToShop}</a>
      </noscript>
    </>
  );
}

/** A cart that cannot be read, or whose code cannot be had, is left behind. */
async function readAddress(): Promise<string> {
  const { pathname, search, hash } = window.location;
  return import('./address-with-cart')
    .then(({ addressWithCart }) => addressWithCart())
    .catch(() => `${pathname}${search}${hash}`);
}

const BACK_MS = 4000;

/** Tells, over a page that shows what is the shopper's own, where it comes from, and what goes on meanwhile. */
function OfflineNotice({ isFromBrowser }: { isFromBrowser: boolean }) {
  const dispatch = useAppDispatch();
  const arrive = useArrival(isFromBrowser);
  const recovery = useRecovery(async () => {
    await arrive();
    dispatch(noticeShown({ text: messages.back, durationMs: BACK_MS }));
    dispatch(repriceCart());
  });
  return (
    <div className={styles.notice}>
      <p role="status">
        <strong>{messages.unavailable}</strong>
        {messages.lastVisitHint}
      </p>
      <TryAgain recovery={recovery} look="secondary" />
    </div>
  );
}

interface AwaitedViewProps {
  page: Extract<ShopPageProps, { outcome: 'settings-awaited' }>;
  onSavedPage: (page: PageInShop) => void;
}

/** Shows nothing until settings load (spec 2), be it those of the last visit; where there are none it tries again. */
function AwaitedView({ page, onSavedPage }: AwaitedViewProps) {
  const [isUnknown, setUnknown] = useState(false);
  const latest = useRef({ page, onSavedPage });
  const recovery = useRecovery(() => window.location.reload());

  useEffect(() => {
    const opening = import('./open-saved-page')
      .then(({ openSavedPage }) => openSavedPage(latest.current.page))
      .catch(() => null);
    return awaited(opening, (savedPage) => {
      if (savedPage) latest.current.onSavedPage(savedPage);
      else setUnknown(true);
    });
  }, []);

  return (
    <LoadingView text={messages.loading}>
      {isUnknown && (
        <div className={styles.unreachable}>
          <p role="status">{messages.unavailableRetrying}</p>
          <TryAgain recovery={recovery} look="primary" />
        </div>
      )}
    </LoadingView>
  );
}

/** A view over the whole screen (spec 2, "Loading views"). */
function LoadingView({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <main className={styles.screen}>
      <span className={styles.ring} aria-hidden="true" />
      <p role="status">{text}</p>
      {children}
    </main>
  );
}
