import { useRouter } from 'next/router';
import { buttons, Link, TryAgain } from '@/components/ui';
import { useIsPersonalReady } from '@/hooks/personal';
import { useRecovery } from '@/hooks/use-recovery';
import { useAppSelector } from '@/store/hooks';
import { selectCartCount } from '@/store/slices/cart';
import * as messages from './messages';
import { MessageView } from './status-views';

const { unavailableTitle, unavailableRetrying, checkoutClosed, checkoutClosedHint } = messages;

/** Texts where a payment may be under way: they say what happened to it. */
const TEXTS_AT: Readonly<Record<string, [title: string, text: string]>> = {
  '/checkout': [checkoutClosed, checkoutClosedHint],
  '/checkout-stripe-success': [unavailableTitle, messages.paymentUnavailable],
};

/** The shop is known and the page is not: say so in its look, lead to what is the shopper's own, and try again. */
export function OfflineView() {
  const { pathname } = useRouter();
  const [title, text] = TEXTS_AT[pathname] ?? [unavailableTitle, unavailableRetrying];
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
      {messages.fromLastVisit}{' '}
      {inCart > 0 && (
        <Link className={buttons.quiet} href="/cart">
          {messages.yourCart(inCart)}
        </Link>
      )}
      {inCart > 0 && wished > 0 && messages.and}
      {wished > 0 && (
        <Link className={buttons.quiet} href="/wishlist">
          {messages.yourWishlist(wished)}
        </Link>
      )}
    </p>
  );
}
