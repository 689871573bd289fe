import { useRouter } from 'next/router';
import { useId } from 'react';
import { Icon, Link } from '@/components/ui';
import { currentMark, type NavigationItem } from '../navigation';
import styles from './main-navigation.module.css';
import { useDisclosure } from './use-disclosure';

interface SubmenuItemProps {
  item: NavigationItem;
  submenu: NavigationItem[];
}

/** A link of the navigation with a panel of links below it. */
export function SubmenuItem({ item, submenu }: SubmenuItemProps) {
  const { isOpen, area, button, close, toggle } = useDisclosure();
  const { asPath } = useRouter();
  const panelId = useId();
  return (
    <li className={styles.parent} {...area}>
      <Link className={styles.link} href={item.link} aria-current={currentMark(item.link, asPath)}>
        {item.title}
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${item.title}: all categories`}
        onClick={toggle}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen}>
        <ul className={styles.sublinks}>
          {submenu.map(({ title, link }) => (
            <li key={link}>
              <Link
                className={styles.sublink}
                href={link}
                aria-current={currentMark(link, asPath)}
                onClick={close}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
