import { ServicePage } from '@/components/content';
import { GuideTable } from '@/components/size-guide';
import { Link } from '@/components/ui';
import type { SizeGuide } from '@/core/model/size-guide';
import type { TrailStep } from '@/core/rules/address/trail';
import styles from './guide-view.module.css';
import * as messages from './messages';

interface GuideViewProps {
  title: string;
  lead: string;
  trail: readonly TrailStep[];
  guide: SizeGuide;
  others: readonly TrailStep[];
}

/** The page of a size guide (no product's: those have it in a drawer), and the way to the others of the shop. */
export function GuideView({ title, lead, trail, guide, others }: GuideViewProps) {
  return (
    <ServicePage title={title} lead={lead} trail={trail}>
      <GuideTable guide={guide} Heading="h2" />
      {others.length > 0 && (
        <nav className={styles.others} aria-label={messages.otherGuides}>
          <p className={styles.title}>{messages.otherGuides}</p>
          <ul className={styles.list}>
            {others.map(({ name, href }) => (
              <li key={href}>
                <Link className={styles.link} href={href}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </ServicePage>
  );
}
