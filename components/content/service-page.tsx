import type { ReactNode } from 'react';
import { LinkColumns } from '@/components/footer';
import { Breadcrumb } from '@/components/ui';
import type { TrailStep } from '@/core/rules/address/trail';
import { Letterhead } from './letterhead';
import * as messages from './messages';
import styles from './service-page.module.css';

interface ServicePageProps {
  title: string;
  lead: ReactNode;
  trail: readonly TrailStep[];
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
  const { serviceNavigationTitle, links, link } = styles;
  return (
    <div className={isEmbedded ? styles.embedded : styles.page}>
      <header className={styles.head}>
        <Letterhead />
        {!isEmbedded && <Breadcrumb trail={trail} />}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {contents && <div className={styles.contents}>{contents}</div>}
      <div className={styles.body} data-clarity-mask={isPrivate || undefined}>
        {children}
      </div>
      {/* On a phone the footer below has them all. */}
      {!isEmbedded && (
        <nav className={styles.services} aria-label={messages.servicePages}>
          <LinkColumns Title="p" looks={{ title: serviceNavigationTitle, links, link }} />
        </nav>
      )}
    </div>
  );
}
