import { useState } from 'react';
import { Money } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { cartLine } from '@/core/rules/cart/cart-line';
import { linesTotal } from '@/core/rules/cart/line-price';
import { useAppDispatch } from '@/store/hooks';
import { putInCart } from '@/store/put-in-cart';
import styles from './bought-together.module.css';
import { type BundledItem, BundleItem } from './bundle-item';

interface BundleProps {
  /** Products as chosen; the first is the page's own. */
  items: readonly BundledItem[];
  /** Why the page's own cannot be added, '' where it can. */
  lack: string;
}

/** Products to be ticked, what the ticked ones come to, and one button that adds them. */
export function Bundle({ items, lack }: BundleProps) {
  const dispatch = useAppDispatch();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const lines = items
    .filter(({ product }) => !leftOut.includes(product.id))
    .map(({ product, variants, row }) => cartLine(product, 1, variants, row));

  const toggle = (id: string) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((other) => other !== id) : [...leftOut, id]);
  const isOwnTaken = items[0] !== undefined && !leftOut.includes(items[0].product.id);
  const reason = isOwnTaken ? lack : '';
  const add = () => dispatch(putInCart(...lines));

  return (
    <div className={styles.bundle}>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <BundleItem
            key={item.product.id}
            item={item}
            isOwn={index === 0}
            isTaken={!leftOut.includes(item.product.id)}
            onToggle={() => toggle(item.product.id)}
          />
        ))}
      </ul>
      <div className={styles.sum}>
        <p className={styles.total} aria-live="polite">
          <span>{countText(lines.length)}</span>
          <strong className={styles.amount}>
            <Money amount={linesTotal(lines)} />
          </strong>
        </p>
        <button
          type="button"
          className={buttons.primary}
          disabled={lines.length === 0 || reason !== ''}
          onClick={add}
        >
          {lines.length > 1 ? `Add all ${lines.length} to cart` : 'Add to cart'}
        </button>
        <p className={styles.lack} role="status">
          {reason}
        </p>
      </div>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing ticked';
  return count === 1 ? 'Price of 1 item' : `Price of ${count} together`;
}
