import { Icon, type IconName } from '@/components/ui';
import { SUPPORT_HOURS } from '@/core/model/contact';
import styles from './feature-tiles.module.css';
import * as messages from './messages';

/** Strings of the default footer (spec 2). */
const WORLDWIDE_SHIPPING = messages.worldwideShipping;
const SECURE_PAYMENTS = messages.securePayments;
const FREE_RETURN = messages.freeReturn;
const LOCAL_SUPPORT = messages.localSupport;

interface Feature {
  icon: IconName;
  title: string;
  text: string;
}

const FEATURES: Feature[] = [
  { icon: 'truck', title: WORLDWIDE_SHIPPING, text: messages.worldwideShippingHint },
  { icon: 'lock', title: SECURE_PAYMENTS, text: messages.securePaymentsHint },
  { icon: 'return', title: FREE_RETURN, text: messages.freeReturnHint },
  { icon: 'support', title: LOCAL_SUPPORT, text: SUPPORT_HOURS },
];

export function FeatureTiles() {
  return (
    <div className={styles.band}>
      <ul className={styles.tiles} aria-label={messages.ourService}>
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className={styles.tile}>
            <Icon name={icon} size={28} />
            <div>
              <p className={styles.title}>{title}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
