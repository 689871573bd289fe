import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { TrailStep } from '@/core/rules/trail';
import { ServiceNavigation } from './service-navigation';
import styles from './service-page.module.css';

interface ServicePageProps {
  title: string;
  lead: ReactNode;
  trail: readonly TrailStep[];
  /** The way to the sections of a long page. */
  contents?: ReactNode;
  /** Whether it shows what is the shopper's own, which a recording of the session leaves out. */
  isPrivate?: boolean;
  /** Whether it stands on another site, which is not where the ways through the shop begin. */
  isEmbedded?: boolean;
  children: ReactNode;
}

/** What the service pages have in common: the way here, a title, a reading column, the other pages. */
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
