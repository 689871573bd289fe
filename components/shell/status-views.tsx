import type { ReactNode } from 'react';
import { buttons, Link } from '@/components/ui';
import styles from './message-view.module.css';
import * as messages from './messages';

interface MessageViewProps {
  /** Large mark, such as a status number. */
  mark?: string;
  title: string;
  children: ReactNode;
}

/** A page that has one thing to say: not found, away, failed. */
export function MessageView({ mark, title, children }: MessageViewProps) {
  return (
    <section className={styles.message}>
      {mark && (
        <p className={styles.mark} aria-hidden="true">
          {mark}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}

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

/** Says that something broke on our side; by the reference it is found in the log. */
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
