import { Money } from '@/components/ui';
import { AddButton } from './add-button';
import styles from './buy-bar.module.css';
import type { Buying } from './use-buying';

interface BuyBarProps {
  name: string;
  buying: Buying;
}

/** On phones the main action stays within the thumb's reach, at the bottom of the screen. */
export function BuyBar({ name, buying }: BuyBarProps) {
  return (
    <section className={styles.bar} aria-label="Add to cart">
      <p className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          <Money amount={buying.price} />
        </span>
      </p>
      <div className={styles.add}>
        <AddButton buying={buying} />
      </div>
    </section>
  );
}
