import type { ReactNode } from 'react';
import { lineKey } from '@/core/rules/line-identity';
import { useAppSelector } from '@/store/hooks';
import { selectWishes } from '@/store/slices/wishlist';
import { RemovedCard } from './removed-card';
import { useKept } from './use-kept';
import { useToday } from './use-today';
import { WishCard } from './wish-card';
import styles from './wishlist-view.module.css';

interface WishlistItemsProps {
  /** What shows where there is nothing. */
  empty: ReactNode;
}

/** The items, the newest first. One that is removed leaves its place to the way back. */
export function WishlistItems({ empty }: WishlistItemsProps) {
  const items = useAppSelector(selectWishes);
  const kept = useKept(items);
  const today = useToday(kept);
  if (kept.length === 0) return empty;

  const listed = new Set(items.map(lineKey));
  return (
    <>
      <h2 className="visually-hidden">Saved items</h2>
      <ul className={styles.grid}>
        {kept.map((item) => (
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
      {items.length === 0 && empty}
    </>
  );
}
