import { useRouter } from 'next/router';
import { Link } from '@/components/ui';
import { currentMark } from '../navigation';
import { useNavigationItems } from '../use-navigation-items';
import styles from './main-navigation.module.css';
import { SubmenuItem } from './submenu-item';

/** The links of the header on wide screens. */
export function MainNavigation({ className = '' }: { className?: string | undefined }) {
  const items = useNavigationItems();
  const { asPath } = useRouter();
  return (
    <nav className={`${styles.navigation} ${className}`} aria-label="Main">
      <ul className={styles.list}>
        {items.map((item) =>
          item.submenu ? (
            <SubmenuItem key={item.link} item={item} submenu={item.submenu} />
          ) : (
            <li key={item.link}>
              <Link
                className={styles.link}
                href={item.link}
                aria-current={currentMark(item.link, asPath)}
              >
                {item.title}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
