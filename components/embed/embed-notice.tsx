import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui';
import { lineKey } from '@/core/rules/cart/line-identity';
import { addedProduct } from '@/core/rules/embed/embed-messages';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { noticeEnded, selectNotice } from '@/store/slices/notices';
import styles from './embed-notice.module.css';
import * as messages from './messages';
import { postToHost } from './post-to-host';

const SHOWN_MS = 6000;

/** Live region in the visible part of the frame: notices, and the product added last. Mounted from the start. */
export function EmbedNotice({ added: latest }: { added: Added | null }) {
  const dispatch = useAppDispatch();
  const notice = useAppSelector(selectNotice);
  const { added, place } = useForAWhile(latest);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => dispatch(noticeEnded(notice.number)), notice.durationMs);
    return () => clearTimeout(timer);
  }, [notice, dispatch]);

  return (
    <div className={styles.area}>
      <output ref={place} className={styles.output} aria-live="polite">
        {(notice || added) && (
          <span key={notice?.number ?? added?.count} className={styles.notice}>
            <span className={styles.text}>
              {notice ? notice.text : messages.added(added?.name ?? '')}
            </span>
            {!notice && (
              <Link className={styles.open} href="/cart">
                {messages.openCart}
              </Link>
            )}
          </span>
        )}
      </output>
    </div>
  );
}

/** Keeps the notice for a while, and no shorter than the focus is in its place. */
function useForAWhile(latest: Added | null) {
  const [over, setOver] = useState(0);
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!latest) return;
    const end = () => {
      const isInUse = place.current?.contains(document.activeElement);
      if (isInUse) timer = setTimeout(end, SHOWN_MS);
      else setOver(latest.count);
    };
    let timer = setTimeout(end, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return { added: latest && latest.count > over ? latest : null, place };
}

interface Added {
  name: string;
  /** Tells one time from the next. */
  count: number;
}

/** Returns the product added last, null for none; posts it to the host before an answer changes its line. */
export function useAdded(): Added | null {
  const store = useAppStore();
  const [latest, setLatest] = useState<Added | null>(null);
  useEffect(() => {
    let reportedCount = 0;
    return store.subscribe(() => {
      const { cart, cartStatus } = store.getState();
      const { added, addedCount: count, addedQuantity } = cartStatus;
      if (count === reportedCount) return;
      reportedCount = count;
      const line = cart.items.find((one) => lineKey(one) === added);
      if (!line) return;
      postToHost({ type: 'added', product: addedProduct(line, addedQuantity) });
      setLatest({ name: line.product.name, count });
    });
  }, [store]);
  return latest;
}
