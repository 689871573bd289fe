import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { MessageView } from './views/message-view';

/** There is no such page in this shop. */
export function NotFoundView() {
  return (
    <MessageView mark="404" title="We can’t find that page">
      <p>It may have moved, sold out for good, or never been stitched together at all.</p>
      <Link className={buttons.primary} href="/shop">
        See everything in the shop
      </Link>
    </MessageView>
  );
}

/** The host belongs to no shop; nothing of another shop may show. */
export function NoShopView({ host }: { host: string }) {
  return (
    <main>
      <MessageView title="No shop lives here">
        <p>
          There is no shop at <strong>{host || 'this address'}</strong>. Please check the address.
        </p>
      </MessageView>
    </main>
  );
}

/** Something broke on our side; by the reference it is found in the log. */
export function FailedView({ reference = '' }: { reference?: string | undefined }) {
  return (
    <MessageView mark="500" title="Something came apart at the seams">
      <p>That was our fault, not yours. Please try again in a moment.</p>
      {reference && <p>If you write to us about it, name this reference: {reference}</p>}
      <Link className={buttons.primary} href="/">
        Back to the home page
      </Link>
    </MessageView>
  );
}
