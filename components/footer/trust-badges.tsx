import styles from './trust-badges.module.css';

/** Drawn on a 48 by 48 grid: a shield with a lock, a box on its way back, a rosette with a check. */
const BADGES = [
  {
    title: 'Secure checkout',
    path: 'M24 5 9 11v11c0 10 6.5 17 15 21 8.5-4 15-11 15-21V11zM18 23h12v9H18zM20.5 23v-3a3.5 3.5 0 0 1 7 0v3',
  },
  {
    title: 'Easy returns',
    path: 'M24 7 39 14v20l-15 7-15-7V14zM9 14l15 7 15-7M24 21v20M16.5 10.500l15 7v6',
  },
  {
    title: 'Quality checked',
    path: 'M24 6a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM18 19.500l4 4 8-8.500M16 29.5 13 43l11-5 11 5-3-13.5',
  },
];

/** Seals of what the shop stands for, where its setting asks for them (spec 2). */
export function TrustBadges() {
  return (
    <ul className={styles.badges} aria-label="Trust badges">
      {BADGES.map(({ title, path }) => (
        <li key={title} className={styles.badge}>
          <svg
            className={styles.seal}
            viewBox="0 0 48 48"
            width={36}
            height={36}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
          {title}
        </li>
      ))}
    </ul>
  );
}
