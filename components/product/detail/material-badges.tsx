import { MATERIAL_BADGES } from '@/core/model/material-badge';
import styles from './material-badges.module.css';

/** The five feature badges (spec 2): an icon and a two-line text each. */
export function MaterialBadges() {
  return (
    <section className={styles.ground} aria-label="What it is made for">
      <ul className={styles.badges}>
        {MATERIAL_BADGES.map(({ icon, lines: [first, second] }) => (
          <li key={icon} className={styles.badge}>
            <span className={styles.icon} style={{ maskImage: `url(${icon})` }} />
            <span className={styles.text}>
              {first} <span className={styles.second}>{second}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
