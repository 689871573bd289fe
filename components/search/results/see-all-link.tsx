import { Icon, Link } from '@/components/ui';
import { listingHref } from '@/core/rules/address/listing-address';
import * as messages from '../messages';
import styles from './see-all-link.module.css';

/** From the first results to the listing of all of them. */
export function SeeAllLink({ query, total }: { query: string; total: number }) {
  return (
    <Link className={styles.all} href={listingHref({ q: query })}>
      {total === 1 ? messages.seeItInTheShop : messages.seeAll(total)}
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}
