import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/kit/button';
import { agoWords, clockWords } from '../shared/when';
import * as messages from './messages';
import styles from './offer-card.module.css';

interface OfferCardProps {
  changedAt: number;
  /** The subject of the changes, where it is not obvious. */
  about?: string;
  /** Shows what differs, where that can be looked at. */
  onLook?: () => void;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was done and never saved, since a browser or a tab broke off. */
export function OfferCard({ changedAt, about, onLook, onRestore, onDiscard }: OfferCardProps) {
  const [now] = useState(Date.now);
  const of = about ? `: ${about}` : '';
  return (
    <Offered
      title={(isDiscarding) =>
        messages.draftQuestion(
          isDiscarding ? messages.discard : messages.restore,
          clockWords(changedAt, now),
        )
      }
      note={messages.draftOrigin(agoWords(changedAt, now), of)}
      onDiscard={onDiscard}
    >
      {onLook && <Button onClick={onLook}>{messages.seeDifferences}</Button>}
      <Button look="primary" onClick={onRestore}>
        {messages.restore}
      </Button>
    </Offered>
  );
}

interface OfferedProps {
  title: (isDiscarding: boolean) => string;
  note: string;
  onDiscard: () => void;
  /** Ways to take it up. */
  children: ReactNode;
}

/** Words of an offer with the ways to take it up, and to discard it for good after a question. */
export function Offered({ title, note, onDiscard, children }: OfferedProps) {
  const id = useId();
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <section className={styles.offer} aria-labelledby={id}>
      <div className={styles.words} role="status">
        <h2 id={id}>{title(isDiscarding)}</h2>
        <p className={styles.note}>{isDiscarding ? messages.discardWarning : note}</p>
      </div>
      <div className={styles.actions}>
        {isDiscarding ? (
          <>
            <Button look="quiet" onClick={() => setDiscarding(false)}>
              {messages.keepThem}
            </Button>
            <Button look="danger" onClick={onDiscard}>
              {messages.discardForGood}
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={() => setDiscarding(true)}>
              {messages.discard}
            </Button>
            {children}
          </>
        )}
      </div>
    </section>
  );
}
