import { shop } from '../pages/icons';
import { IconButton } from '../ui/button';
import styles from './shop-button.module.css';
import { useShopPlace } from './shop-place';

/** Opens and closes the settings of the shop. */
export function ShopButton() {
  const { isOpen, hasDraft, open, close } = useShopPlace();
  return (
    <span className={styles.place}>
      <IconButton
        icon={shop}
        label={hasDraft ? 'Shop settings, with unsaved changes' : 'Shop settings'}
        aria-pressed={isOpen}
        onClick={() => (isOpen ? close() : open())}
      />
      {hasDraft && <span className={styles.dot} />}
    </span>
  );
}
