import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { NO_RESULTS_HINT, NO_RESULTS_TITLE } from '@/core/model/search';
import { type ListingFilters, listingHref } from '@/core/rules/listing-address';
import { activeFilters, isNarrowed, unfiltered } from '@/core/rules/listing-filters';
import styles from './empty-listing.module.css';

/** A listing of nothing, and the ways on from it. */
export function EmptyListing({ filters }: { filters: ListingFilters }) {
  const hasFilters = activeFilters(filters).length > 0;
  const { title, hint } = isNarrowed(filters) ? wordsFor(hasFilters) : UNFILLED;
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{hint}</p>
      <div className={styles.ways}>
        {hasFilters && (
          <Link className={buttons.primary} href={listingHref(unfiltered(filters))}>
            Clear all filters
          </Link>
        )}
        <Link className={buttons.secondary} href="/shop">
          See all products
        </Link>
      </div>
    </div>
  );
}

const UNFILLED = {
  title: 'Nothing here yet',
  hint: 'This part of the shop is being filled. The rest is waiting for you.',
};

function wordsFor(hasFilters: boolean) {
  const hint = hasFilters ? 'Nothing fits all of these filters at once.' : NO_RESULTS_HINT;
  return { title: NO_RESULTS_TITLE, hint };
}
