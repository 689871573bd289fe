import type { NavigationItem } from '@/core/model/navigation';
import { NavigationLink } from './navigation-link';
import styles from './navigation-list.module.css';
import { SubmenuItem } from './submenu-item';

interface NavigationListProps {
  items: readonly NavigationItem[];
}

/** Links beside each other, submenus below those that have one. */
export function NavigationList({ items }: NavigationListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item, place) =>
        item.submenu ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
          <SubmenuItem key={place} item={item} submenu={item.submenu} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
          <li key={place}>
            <NavigationLink item={item} className={styles.link} />
          </li>
        ),
      )}
    </ul>
  );
}
