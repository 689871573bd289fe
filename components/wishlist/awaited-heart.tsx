import { Icon } from '@/components/ui';
import styles from './heart-button.module.css';
import * as messages from './messages';

/** Heart of a card, in the page's first HTML: it takes a tap until `HeartButton` is in its place. */
export function AwaitedHeart({ name }: { name: string }) {
  return (
    <button
      type="button"
      className={styles.floating}
      aria-label={messages.wishlistNamed(name)}
      data-awaits=""
    >
      <Icon name="heart" />
    </button>
  );
}
