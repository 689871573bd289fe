import { Money } from '@/components/ui';
import { StruckPrice } from '@/components/ui/struck-price';
import * as messages from '../messages';
import styles from './price-line.module.css';
import type { Buying } from './use-buying';

interface PriceLineProps {
  buying: Pick<Buying, 'price' | 'struck' | 'isSoldOut'>;
}

/** The price of one piece as chosen, with the struck-through one (spec 9). */
export function PriceLine({ buying: { price, struck, isSoldOut } }: PriceLineProps) {
  return (
    <p className={styles.line} aria-live="polite">
      <span className={styles.price}>
        <Money amount={price} />
      </span>
      <StruckPrice amount={struck} className={styles.struck} />
      {isSoldOut && <span className={styles.flag}>{messages.soldOut}</span>}
    </p>
  );
}
