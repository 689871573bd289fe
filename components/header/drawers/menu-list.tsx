import { useId, useState } from 'react';
import { Icon } from '@/components/ui';
import type { NavigationItem } from '@/core/model/navigation';
import { submenuLabel } from '../navigation';
import { NavigationLink } from '../parts/navigation-link';
import styles from './menu-list.module.css';

/** Links one below the other, submenus to be unfolded. */
export function MenuList({ items }: { items: readonly NavigationItem[] }) {
  return (
    <nav aria-label="Menu">
      <ul className={styles.list}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
          <MenuItem key={place} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function MenuItem({ item }: { item: NavigationItem }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const submenuId = useId();
  return (
    <li>
      <div className={styles.row}>
        <NavigationLink item={item} className={styles.link} />
        {item.submenu && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isUnfolded}
            aria-controls={submenuId}
            aria-label={submenuLabel(item)}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon name="chevron-down" size={18} />
          </button>
        )}
      </div>
      {item.submenu && (
        <ul id={submenuId} className={styles.submenu} hidden={!isUnfolded}>
          {item.submenu.map((below, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
            <li key={place}>
              <NavigationLink item={below} className={styles.sublink} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
