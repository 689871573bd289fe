import { useRouter } from 'next/router';
import { footerColumns } from '@/components/footer';
import { Link } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './service-navigation.module.css';

/** The service pages beside the one shown; on a phone the footer below has them all. */
export function ServiceNavigation() {
  const { template } = useAppSelector(selectShop);
  const currentPath = useRouter().asPath.split(/[?#]/, 1)[0];
  return (
    <nav className={styles.services} aria-label="Service">
      {footerColumns(template).map(({ title, links }) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <ul className={styles.links}>
            {links.map(({ name, link }) => (
              <li key={link}>
                <Link
                  className={styles.link}
                  href={link}
                  aria-current={link === currentPath ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
