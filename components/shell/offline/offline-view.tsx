import { useRouter } from 'next/router';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { TryAgain } from '@/components/ui/try-again';
import { useIsPersonalReady } from '@/hooks/personal';
import { useRecovery } from '@/hooks/use-recovery';
import { useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import { MessageView } from '../views/message-view';

interface ViewTexts {
  title: string;
  text: string;
}

const DEFAULT_TEXTS: ViewTexts = {
  title: 'We’ll be right back',
  text: 'The shop can’t be reached for a moment. This page tries again by itself.',
};

/** Texts where a payment may be under way: they say what happened to it. */
const TEXTS_AT: Readonly<Record<string, ViewTexts>> = {
  '/checkout': {
    title: 'Checkout is closed for a moment',
    text: 'The shop can’t be reached, so it takes no orders just now. Nothing was ordered or charged, and your cart stays as it is. This page opens by itself once it can.',
  },
  '/checkout-stripe-success': {
    title: 'We’ll be right back',
    text: 'The shop can’t be reached for a moment. If you have paid, your order goes through without this page, and a confirmation comes by e-mail. This page tries again by itself.',
  },
};

/** The shop is known and the page is not: say so in its look, lead to what is the shopper's own, and try again. */
export function OfflineView() {
  const { pathname } = useRouter();
  const { title, text } = TEXTS_AT[pathname] ?? DEFAULT_TEXTS;
  const recovery = useRecovery(() => window.location.reload());
  return (
    <MessageView title={title}>
      <p>{text}</p>
      <TryAgain recovery={recovery} look="primary" />
      <SavedItems />
    </MessageView>
  );
}

/** The ways to what this browser keeps, which needs no shop to be looked at. */
function SavedItems() {
  const isReady = useIsPersonalReady();
  const inCart = useAppSelector(selectCartCount);
  const wished = useAppSelector((state) => state.wishlist.items.length);
  if (!isReady || inCart + wished === 0) return null;
  return (
    <p>
      Still here from your last visit:{' '}
      {inCart > 0 && (
        <Link className={buttons.quiet} href="/cart">
          your cart ({inCart})
        </Link>
      )}
      {inCart > 0 && wished > 0 && ' and '}
      {wished > 0 && (
        <Link className={buttons.quiet} href="/wishlist">
          your wishlist ({wished})
        </Link>
      )}
    </p>
  );
}
