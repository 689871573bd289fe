import { useId, useState } from 'react';
import { Button } from '@/components/kit/button';
import styles from './offer-card.module.css';
import { agoWords, clockWords } from './when';

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
  const verb = isDiscarding ? 'Discard' : 'Restore';

  return (
    <section className={styles.offer} aria-labelledby={id}>
      <div className={styles.words} role="status">
        <h2 id={id}>{`${verb} your changes of ${clockWords(changedAt, now)}?`}</h2>
        <p className={styles.note}>
          {isDiscarding
            ? 'They are deleted from this device, and cannot be had back.'
            : `They were made ${agoWords(changedAt, now)} on this device, and never saved${of}.`}
        </p>
      </div>
      <div className={styles.actions}>
        {isDiscarding ? (
          <>
            <Button look="quiet" onClick={() => setDiscarding(false)}>
              Keep them
            </Button>
            <Button look="danger" onClick={onDiscard}>
              Discard for good
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={() => setDiscarding(true)}>
              Discard
            </Button>
            {onLook && <Button onClick={onLook}>See what differs</Button>}
            <Button look="primary" onClick={onRestore}>
              Restore
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
