import { Icon, Money } from '@/components/ui';
import { fromMinor, toMinor } from '@/core/rules/money/money';
import { amountOf } from '@/core/rules/money/total-lines';
import { useSettings } from '@/hooks/use-shop';
import * as messages from '../messages';
import styles from './free-shipping.module.css';
import { useCartTotals } from './use-cart';

/** Progress to free shipping, in shops that have it (settings.freeShippingFrom). */
export function FreeShipping() {
  const { freeShippingFrom } = useSettings();
  const goods = toMinor(amountOf(useCartTotals(), 'goods'));
  if (freeShippingFrom <= 0) return null;
  const missing = toMinor(freeShippingFrom) - goods;
  const share = Math.min(1, goods / toMinor(freeShippingFrom));
  return (
    <div className={styles.shipping}>
      <p className={styles.text} aria-live="polite">
        <Icon name={missing > 0 ? 'truck' : 'check'} size={20} />
        {missing > 0 ? (
          <span>
            {messages.add}
            <Money amount={fromMinor(missing)} />
            {messages.moreForFreeShipping}
          </span>
        ) : (
          <span>{messages.shipsFree}</span>
        )}
      </p>
      <div className={styles.track}>
        <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
