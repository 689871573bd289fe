import { Icon, Link } from '@/components/ui';
import { type ListingFilters, listingHref } from '@/core/rules/address/listing-address';
import { activeFilters, unfiltered } from '@/core/rules/catalogue/listing-filters';
import * as messages from '../../messages';
import styles from './active-filters.module.css';

/** Active filters, each with a remove button. */
export function ActiveFilters({ filters }: { filters: ListingFilters }) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={messages.activeFilters}>
      {active.map(({ name, rest }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a color and a size may share their name
        <li key={`${name}-${index}`}>
          <Link className={styles.chip} href={listingHref(rest)} keepsScroll>
            <span className="visually-hidden">{messages.remove}</span> {name}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={listingHref(unfiltered(filters))} keepsScroll>
          {messages.clearAll}
        </Link>
      </li>
    </ul>
  );
}
