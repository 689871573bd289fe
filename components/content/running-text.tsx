import { Link } from '@/components/ui';
import type { Words } from '@/core/model/content';
import styles from './running-text.module.css';

/** Words with the links among them; those into the shop carry the query string. */
export function RunningText({ texts }: { texts: Words }) {
  return texts.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { href, text } = piece;
    const Anchor = href.startsWith('/') ? Link : 'a';
    return (
      <Anchor key={`${href} ${text}`} className={styles.link} href={href}>
        {text}
      </Anchor>
    );
  });
}
