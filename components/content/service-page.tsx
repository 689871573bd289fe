import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { footerColumns } from '@/components/footer';
import { Breadcrumb, Link } from '@/components/ui';
import type { TrailStep } from '@/core/rules/address/trail';
import { useShop } from '@/hooks/use-shop';
import * as messages from './messages';
import styles from './service-page.module.css';

interface ServicePageProps {
  title: string;
  lead: ReactNode;
  trail: readonly TrailStep[];
  /** The way to the sections of a long page. */
  contents?: ReactNode;
  /** True if it shows personal data, which session recordings leave out. */
  isPrivate?: boolean;
  /** True on other sites, which have no breadcrumb. */
  isEmbedded?: boolean;
  children: ReactNode;
}

/** Layout of service pages: breadcrumb, title, reading column, links to the other pages. */
export function ServicePage(props: ServicePageProps) {
  const { title, lead, trail, contents, isPrivate = false, isEmbedded = false, children } = props;
  return (
    <div className={isEmbedded ? styles.embedded : styles.page}>
      <header className={styles.head}>
        {!isEmbedded && <Breadcrumb trail={trail} />}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {contents && <div className={styles.contents}>{contents}</div>}
      <div className={styles.body} data-clarity-mask={isPrivate || undefined}>
        {children}
      </div>
      {!isEmbedded && <ServiceNavigation />}
    </div>
  );
}

/** The service pages beside the one shown; on a phone the footer below has them all. */
function ServiceNavigation() {
  const { template } = useShop();
  const currentPath = useRouter().asPath.split(/[?#]/, 1)[0];
  return (
    <nav className={styles.services} aria-label={messages.service}>
      {footerColumns(template).map(({ title, links }) => (
        <div key={title}>
          <p className={styles.serviceNavigationTitle}>{title}</p>
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
