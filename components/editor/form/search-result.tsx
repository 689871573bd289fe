import { cutAtWord } from '@/core/values/plain-text';
import * as messages from './messages';
import styles from './search-result.module.css';

interface SearchResultProps {
  site: string;
  /** Address without the scheme. */
  address: string;
  title: string;
  description: string;
}

/** About as much as search engines show, in characters. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 155;

/** A preview of a page as a search result; engines may choose other text. */
export function SearchResult({ site, address, title, description }: SearchResultProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{messages.searchPreview}</figcaption>
      <div className={styles.result}>
        <span className={styles.site}>{site}</span>
        <span className={styles.address}>{address}</span>
        <span className={styles.title}>{cutAtWord(title, SHOWN_TITLE)}</span>
        <span className={styles.description}>
          {description ? cutAtWord(description, SHOWN_DESCRIPTION) : messages.descriptionFallback}
        </span>
      </div>
    </figure>
  );
}
