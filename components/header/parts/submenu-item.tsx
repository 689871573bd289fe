import { useId } from 'react';
import { Icon } from '@/components/ui';
import type { NavigationItem } from '@/core/model/navigation';
import { submenuLabel } from '../navigation';
import { NavigationLink } from './navigation-link';
import styles from './navigation-list.module.css';
import { useDisclosure } from './use-disclosure';

/** More links than this stand in two columns. */
const LONGEST_COLUMN = 8;

interface SubmenuItemProps {
  item: NavigationItem;
  submenu: readonly NavigationItem[];
}

/** A link of the navigation with a panel of links below it. */
export function SubmenuItem({ item, submenu }: SubmenuItemProps) {
  const { isOpen, area, button, close, toggle } = useDisclosure();
  const panelId = useId();
  return (
    <li className={styles.parent} {...area}>
      <NavigationLink item={item} className={styles.link} />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={submenuLabel(item)}
        onClick={toggle}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <ul className={submenu.length > LONGEST_COLUMN ? styles.columns : styles.column}>
          {submenu.map((below, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
            <li key={place}>
              <NavigationLink item={below} className={styles.sublink} onClick={close} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
