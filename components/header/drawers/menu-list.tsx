import { useRouter } from 'next/router';
import { useId, useState } from 'react';
import { Icon, Link } from '@/components/ui';
import { currentMark, type NavigationItem } from '../navigation';
import { useNavigationItems } from '../use-navigation-items';
import styles from './menu-list.module.css';

/** The header's links one below the other, submenus to be unfolded. */
export function MenuList() {
  const items = useNavigationItems();
  return (
    <nav aria-label="Menu">
      <ul className={styles.list}>
        {items.map((item) => (
          <MenuItem key={item.link} item={item} />
        ))}
        <MenuItem item={{ title: 'Wishlist', link: '/wishlist' }} />
      </ul>
    </nav>
  );
}

function MenuItem({ item }: { item: NavigationItem }) {
  const { asPath } = useRouter();
  const [isUnfolded, setUnfolded] = useState(false);
  const submenuId = useId();
  return (
    <li>
      <div className={styles.row}>
        <Link
          className={styles.link}
          href={item.link}
          aria-current={currentMark(item.link, asPath)}
        >
          {item.title}
        </Link>
        {item.submenu && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isUnfolded}
            aria-controls={submenuId}
            aria-label={`${item.title}: all categories`}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon name="chevron-down" size={18} />
          </button>
        )}
      </div>
      {item.submenu && (
        <ul id={submenuId} className={styles.submenu} hidden={!isUnfolded}>
          {item.submenu.map(({ title, link }) => (
            <li key={link}>
              <Link className={styles.sublink} href={link} aria-current={currentMark(link, asPath)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
