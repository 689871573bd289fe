import { Icon } from '@/components/ui';
import type { ContentSection } from '@/core/model/content';
import styles from './contents.module.css';

/** The sections of a long page: folded where room is short, beside the text where there is some. */
export function Contents({ sections }: { sections: readonly ContentSection[] }) {
  return (
    <details className={styles.contents}>
      <summary className={styles.summary}>
        On this page
        <Icon name="chevron-down" size={20} />
      </summary>
      <nav aria-label="On this page">
        <ul className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
