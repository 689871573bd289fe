import { Icon, type IconName, Money } from '@/components/ui';
import { deliveryDays } from '@/core/rules/delivery';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './reassurance.module.css';

/** What delivery costs and takes at this shop, and whom one buys from. */
export function Reassurance() {
  const { company, handlingTime, shippingCost, transitTime } = useAppSelector(selectShop);
  const days = deliveryDays(handlingTime, transitTime);
  return (
    <ul className={styles.lines}>
      <Line icon="truck">
        {shippingCost > 0 ? (
          <>
            Shipping <Money amount={shippingCost} />
          </>
        ) : (
          'Shipping is free'
        )}
        {days && <span className={styles.more}>with you in {days}</span>}
      </Line>
      <Line icon="return">
        Free return<span className={styles.more}>if it is not what you hoped for</span>
      </Line>
      <Line icon="lock">
        Secure payment
        {company && <span className={styles.more}>sold and sent by {company}</span>}
      </Line>
    </ul>
  );
}

function Line({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className={styles.line}>
      <Icon name={icon} size={20} />
      <p>{children}</p>
    </li>
  );
}
