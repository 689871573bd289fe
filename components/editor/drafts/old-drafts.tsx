import { useEffect, useState } from 'react';
import { Button } from '@/components/kit/button';
import { CHROME } from '@/components/ui/chrome';
import { DROP_HASH, OLD_DRAFTS_HASH } from '@/core/rules/address/old-drafts';
import { useShop } from '@/hooks/use-shop';
import { useShopOrigin } from '@/hooks/use-shop-origin';
import { askForDrafts, keepBrought } from '@/store/editor/drafts/bring-over';
import { tell } from '../notices/notices';
import { useDrafts } from './drafts-context';
import * as messages from './messages';
import styles from './offer.module.css';
import { Offered } from './offer-card';

/** Offers the drafts that this browser keeps at the shop's own address, where its admins worked once, and takes them in. */
export function OldDrafts() {
  const { hostname } = useShop();
  const { refresh } = useDrafts();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const { hash } = window.location;
    if (hash === '') return;
    setOffered(hash === OLD_DRAFTS_HASH);
    keepBrought(hash, hostname).then(
      (count) => {
        // Until then the address is all that has them.
        window.history.replaceState(window.history.state, '', window.location.href.split('#')[0]);
        if (count !== null) tell({ text: messages.broughtOver(count), isLasting: true });
        refresh();
      },
      () => tell({ text: messages.notBroughtOver, isLasting: true }),
    );
  }, [hostname, refresh]);
  return isOffered ? <OldDraftsCard onLater={() => setOffered(false)} /> : null;
}

function OldDraftsCard({ onLater }: { onLater: () => void }) {
  const origin = useShopOrigin();
  const leave = (hash: string) => {
    const { pathname, search } = window.location;
    window.location.assign(`${origin}${pathname}${search}${hash}`);
  };
  return (
    <div className={`${CHROME} ${styles.over}`}>
      <Offered
        title={() => messages.oldDrafts}
        note={messages.oldDraftsHint(origin)}
        onDiscard={() => leave(DROP_HASH)}
      >
        <Button onClick={onLater}>{messages.later}</Button>
        <Button look="primary" onClick={() => leave(askForDrafts())}>
          {messages.bringOver}
        </Button>
      </Offered>
    </div>
  );
}
