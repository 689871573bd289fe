import { buttons, Link, onDemand } from '@/components/ui';
import * as commonMessages from '@/core/model/messages';
import { type ListingFilters, listingHref } from '@/core/rules/address/listing-address';
import { activeFilters, isNarrowed, unfiltered } from '@/core/rules/catalogue/listing-filters';
import * as messages from '../../messages';
import styles from './empty-listing.module.css';

const PopularProducts = onDemand(
  async () => (await import('./popular-products')).PopularProducts,
  () => <div className={styles.awaited} />,
);

/** A listing without products: the reason, the ways on, and what others buy. */
export function EmptyListing({ filters }: { filters: ListingFilters }) {
  const hasFilters = activeFilters(filters).length > 0;
  const isUnfilled = !isNarrowed(filters);
  const noneHint = hasFilters ? messages.nothingMatches : commonMessages.noResultsHint;
  return (
    <>
      <div className={styles.empty}>
        <h2>{isUnfilled ? messages.nothingHereYet : commonMessages.noResults}</h2>
        <p>{isUnfilled ? messages.nothingHereHint : noneHint}</p>
        <div className={styles.ways}>
          {hasFilters && (
            <Link className={buttons.primary} href={listingHref(unfiltered(filters))}>
              {messages.clearAllFilters}
            </Link>
          )}
          <Link className={buttons.secondary} href="/shop">
            {messages.seeAllProducts}
          </Link>
        </div>
      </div>
      <PopularProducts />
    </>
  );
}
