import { useRouter } from 'next/router';
import { FOOTER_LINKS_ID } from '@/components/header';
import { Link } from '@/components/ui';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './footer-columns.module.css';
import { footerColumns } from './links';

/** The columns Company, Policies and Services. */
export function FooterColumns() {
  const { template } = useAppSelector(selectShop);
  const { asPath } = useRouter();
  const currentPath = asPath.split(/[?#]/, 1)[0];
  return (
    <nav id={FOOTER_LINKS_ID} className={styles.columns} aria-label="Footer">
      {footerColumns(template).map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.title}>{title}</h2>
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
