import { IconButton } from '@/components/kit/button';
import { shop } from '@/components/kit/icons';
import * as messages from './messages';
import { useShopPlace } from './settings/shop-place';
import styles from './shop-button.module.css';

export function ShopButton() {
  const { isOpen, hasDraft, hasLeft, open, close } = useShopPlace();
  const isMarked = hasDraft || hasLeft;
  return (
    <span className={styles.place}>
      <IconButton
        icon={shop}
        label={isMarked ? messages.panelNameUnsaved : messages.panelName}
        aria-pressed={isOpen}
        onClick={() => (isOpen ? close() : open())}
      />
      {isMarked && <span className={styles.dot} />}
    </span>
  );
}
