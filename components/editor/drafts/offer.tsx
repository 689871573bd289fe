import { useState } from 'react';
import { CHROME } from '@/components/ui/chrome';
import { onDemand } from '@/components/ui/on-demand';
import { useDrafts } from './drafts-context';
import styles from './offer.module.css';
import { OfferCard } from './offer-card';

const LookDialog = onDemand(
  async () => (await import('./look-dialog')).LookDialog,
  undefined,
  ({ onClose }) => onClose(),
);

/** Offers what was done to the open document and never saved. */
export function Offer() {
  const { offered, restore, discard } = useDrafts();
  const [isLooking, setLooking] = useState(false);
  if (!offered) return null;
  const { id, changedAt } = offered;

  return (
    <div className={`${CHROME} ${styles.over}`}>
      <OfferCard
        changedAt={changedAt}
        onLook={() => setLooking(true)}
        onRestore={() => restore(id)}
        onDiscard={() => discard(id)}
      />
      {isLooking && <LookDialog id={id} onClose={() => setLooking(false)} />}
    </div>
  );
}
