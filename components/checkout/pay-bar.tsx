import { Icon } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { formatMoney } from '@/core/rules/money/money';
import type { CheckoutPhase } from '@/store/checkout/checkout';
import styles from './pay-bar.module.css';

interface PayBarProps {
  /** Dollars; where nothing is to be paid, the order is placed all the same. */
  total: number;
  phase: CheckoutPhase;
  /** Why it was not paid: where the button is, so that it is seen. */
  failure: string;
  isPossible: boolean;
  /** Where the provider's own button pays. */
  isHidden: boolean;
}

const PLACING = 'Placing your order …';
const BUSY: Partial<Record<CheckoutPhase, string>> = {
  repricing: PLACING,
  opening: PLACING,
  paying: 'Paying …',
  leaving: 'One moment …',
};

/** What pays: on phones at the bottom of the screen, within the thumb's reach. */
export function PayBar({ total, phase, failure, isPossible, isHidden }: PayBarProps) {
  const busy = BUSY[phase];
  const words = total > 0 ? `Pay ${formatMoney(total)}` : 'Place order';
  return (
    <div className={styles.bar}>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {!isHidden && (
        <button
          type="submit"
          className={`${buttons.primary} ${styles.pay}`}
          aria-disabled={busy !== undefined || !isPossible}
        >
          {busy ?? (
            <>
              <Icon name="lock" size={20} /> {words}
            </>
          )}
        </button>
      )}
    </div>
  );
}
