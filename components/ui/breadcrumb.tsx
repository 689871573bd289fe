import type { TrailStep } from '@/core/rules/address/trail';
import styles from './breadcrumb.module.css';
import { Link } from './link';
import * as messages from './messages';

interface BreadcrumbProps {
  /** The last step is this page. */
  trail: readonly TrailStep[];
}

export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={messages.breadcrumb}>
      <ol className={styles.steps}>
        {trail.map(({ name, href }, index) => (
          <li key={href} className={styles.step}>
            {index < trail.length - 1 ? (
              <Link className={styles.link} href={href}>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
