import { useId, useState } from 'react';
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
  const id = useId();
  const [now] = useState(Date.now);
  const [isDiscarding, setDiscarding] = useState(false);
  const of = about ? `: ${about}` : '';
  const verb = isDiscarding ? messages.discard : messages.restore;

  return (
    <section className={styles.offer} aria-labelledby={id}>
      <div className={styles.words} role="status">
        <h2 id={id}>{messages.draftQuestion(verb, clockWords(changedAt, now))}</h2>
        <p className={styles.note}>
          {isDiscarding
            ? messages.discardWarning
            : messages.draftOrigin(agoWords(changedAt, now), of)}
        </p>
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
            {onLook && <Button onClick={onLook}>{messages.seeDifferences}</Button>}
            <Button look="primary" onClick={onRestore}>
              {messages.restore}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
