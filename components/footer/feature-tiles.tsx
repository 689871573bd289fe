import { Icon, type IconName } from '@/components/ui';
import { SUPPORT_HOURS } from '@/core/model/contact';
import styles from './feature-tiles.module.css';

/** Strings of the default footer (spec 2). */
const WORLDWIDE_SHIPPING = 'Worldwide Shipping';
const SECURE_PAYMENTS = 'Secure Payments';
const FREE_RETURN = 'Free Return';
const LOCAL_SUPPORT = 'Local Support';

interface Feature {
  icon: IconName;
  title: string;
  text: string;
}

const FEATURES: Feature[] = [
  { icon: 'truck', title: WORLDWIDE_SHIPPING, text: 'Wherever you wear it' },
  { icon: 'lock', title: SECURE_PAYMENTS, text: 'Encrypted from cart to receipt' },
  { icon: 'return', title: FREE_RETURN, text: 'Changed your mind? Send it back' },
  { icon: 'support', title: LOCAL_SUPPORT, text: SUPPORT_HOURS },
];

export function FeatureTiles() {
  return (
    <div className={styles.band}>
      <ul className={styles.tiles} aria-label="Our service">
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
