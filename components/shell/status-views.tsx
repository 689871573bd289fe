import { buttons, Link } from '@/components/ui';
import { MessageView } from './message-view';
import * as messages from './messages';

/** There is no such page in this shop. */
export function NotFoundView() {
  return (
    <MessageView mark="404" title={messages.notFound}>
      <p>{messages.notFoundHint}</p>
      <Link className={buttons.primary} href="/shop">
        {messages.seeShop}
      </Link>
    </MessageView>
  );
}

/** The host belongs to no shop; nothing of another shop may show. */
export function NoShopView({ host }: { host: string }) {
  return (
    <main>
      <MessageView title={messages.noShop}>
        <p>
          {messages.noShopAt}
          <strong>{host || messages.thisAddress}</strong>
          {messages.checkAddress}
        </p>
      </MessageView>
    </main>
  );
}

/** Something broke on our side; by the reference it is found in the log. */
export function FailedView({ reference = '' }: { reference?: string | undefined }) {
  return (
    <MessageView mark="500" title={messages.failed}>
      <p>{messages.failedHint}</p>
      {reference && <p>{messages.nameReference(reference)}</p>}
      <Link className={buttons.primary} href="/">
        {messages.backHome}
      </Link>
    </MessageView>
  );
}
