import { Icon, type IconName } from '@/components/ui';
import styles from './trust-badges.module.css';

const BADGES: [IconName, string][] = [
  ['seal-secure', 'Secure checkout'],
  ['seal-returns', 'Easy returns'],
  ['seal-quality', 'Quality checked'],
];

/** Seals of what the shop stands for, where its setting asks for them (spec 2). */
export function TrustBadges() {
  return (
    <ul className={styles.badges} aria-label="Trust badges">
      {BADGES.map(([icon, title]) => (
        <li key={icon} className={styles.badge}>
          <Icon name={icon} size={36} />
          {title}
        </li>
      ))}
    </ul>
  );
}
