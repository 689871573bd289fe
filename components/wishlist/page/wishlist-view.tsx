import { useLayoutEffect, useRef, useState } from 'react';
import { buttons, Icon, Link } from '@/components/ui';
import type { WishlistItem } from '@/core/model/cart';
import { lineKey } from '@/core/rules/cart/line-identity';
import { useIsPersonalReady } from '@/hooks/personal';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectWishes, wishAdded } from '@/store/slices/wishlist';
import * as messages from '../messages';
import asideCard from './aside-card.module.css';
import { useToday } from './use-today';
import { WishCard } from './wish-card';
import styles from './wishlist-view.module.css';

/** The shopper's wishlist (spec 2): bones until it is back, for the server does not know it. */
export function WishlistView() {
  const isReady = useIsPersonalReady();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.wishlist}</h1>
        {isReady && <Count />}
      </header>
      {isReady ? <WishlistItems /> : <WishlistSkeleton />}
      <noscript>
        <p>{messages.javascriptNeeded}</p>
      </noscript>
    </div>
  );
}

function Count() {
  const { length } = useAppSelector(selectWishes);
  if (length === 0) return null;
  return (
    <p className={styles.count} aria-live="polite">
      {messages.itemCount(length)}
    </p>
  );
}

function WishlistEmpty() {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon name="heart" size={36} />
      </span>
      <h2 className={styles.wishlistEmptyTitle}>{messages.empty}</h2>
      <p>{messages.emptyHint}</p>
      <Link className={buttons.primary} href="/shop">
        {messages.seeShop}
      </Link>
    </div>
  );
}

const BONES = ['a', 'b', 'c', 'd'];

function WishlistSkeleton() {
  return (
    <div className={`${styles.grid} ${styles.skeleton}`} aria-hidden="true">
      {BONES.map((bone) => (
        <div key={bone} className={styles.card}>
          <div className={styles.picture} />
          <div className={styles.line} />
          <div className={styles.short} />
          <div className={styles.action} />
        </div>
      ))}
    </div>
  );
}

/** The items, the newest first. One that is removed leaves its place to the way back. */
function WishlistItems() {
  const items = useAppSelector(selectWishes);
  const shown = useStableItems(items);
  const today = useToday(shown);
  if (shown.length === 0) return <WishlistEmpty />;

  const listed = new Set(items.map(lineKey));
  return (
    <>
      <h2 className="visually-hidden">{messages.savedItems}</h2>
      <ul className={styles.grid}>
        {shown.map((item) => (
          <li key={lineKey(item)}>
            {listed.has(lineKey(item)) ? (
              <WishCard
                item={item}
                today={today.products.get(item.product.id)}
                line={today.lines.get(lineKey(item))}
              />
            ) : (
              <RemovedCard item={item} />
            )}
          </li>
        ))}
      </ul>
      {items.length === 0 && <WishlistEmpty />}
    </>
  );
}

/** Every item listed while the page is open, the newest first: a removed one keeps its place and can come back. */
function useStableItems(items: readonly WishlistItem[]): readonly WishlistItem[] {
  const [shown, setShown] = useState<readonly WishlistItem[]>([]);
  const shownKeys = new Set(shown.map(lineKey));
  const added = items.filter((item) => !shownKeys.has(lineKey(item)));
  if (added.length === 0) return shown;
  const all = [...added.reverse(), ...shown];
  setShown(all);
  return all;
}

function RemovedCard({ item }: { item: WishlistItem }) {
  const dispatch = useAppDispatch();
  const undo = useRef<HTMLButtonElement>(null);

  // The button that removed it is gone: who came by keyboard goes on from here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={asideCard.card}>
      <div className={asideCard.removed}>
        <p role="status">
          <span className={asideCard.name}>{item.product.name}</span>
          {messages.wasRemoved}
        </p>
        <button
          ref={undo}
          type="button"
          className={buttons.quiet}
          onClick={() => dispatch(wishAdded(item))}
        >
          {messages.undo}
        </button>
      </div>
    </div>
  );
}
