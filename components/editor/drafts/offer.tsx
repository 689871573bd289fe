import { useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { Button } from '../ui/button';
import { CHROME } from '../ui/chrome';
import { useDrafts } from './drafts-context';
import styles from './offer.module.css';
import { agoWords, clockWords } from './when';

const LookDialog = onDemand(
  async () => (await import('./look-dialog')).LookDialog,
  undefined,
  ({ onClose }) => onClose(),
);

/** Offers what was done to the open document and never saved, since a browser or a tab broke off. */
export function Offer() {
  const { offered, restore, discard } = useDrafts();
  const [now] = useState(Date.now);
  const [asked, setAsked] = useState<'look' | 'discard' | null>(null);
  if (!offered) return null;
  const { id, changedAt } = offered;
  const verb = asked === 'discard' ? 'Discard' : 'Restore';

  return (
    <section className={`${CHROME} ${styles.offer}`} aria-labelledby="draft-offer">
      <div className={styles.words} role="status">
        <h2 id="draft-offer">{`${verb} your changes of ${clockWords(changedAt, now)}?`}</h2>
        <p className={styles.note}>
          {asked === 'discard'
            ? 'They are deleted from this device, and cannot be had back.'
            : `They were made ${agoWords(changedAt, now)} on this device, and never saved.`}
        </p>
      </div>
      <div className={styles.actions}>
        {asked === 'discard' ? (
          <>
            <Button look="quiet" onClick={() => setAsked(null)}>
              Keep them
            </Button>
            <Button look="danger" onClick={() => discard(id)}>
              Discard for good
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={() => setAsked('discard')}>
              Discard
            </Button>
            <Button onClick={() => setAsked('look')}>See what differs</Button>
            <Button look="primary" onClick={() => restore(id)}>
              Restore
            </Button>
          </>
        )}
      </div>
      {asked === 'look' && <LookDialog id={id} onClose={() => setAsked(null)} />}
    </section>
  );
}
