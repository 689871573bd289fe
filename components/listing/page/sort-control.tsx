import { useEffect, useRef } from 'react';
import { buttons, CarriedFields } from '@/components/ui';
import { PRODUCT_SORTS } from '@/core/model/product';
import { SEARCH_SORTS, type SearchSort } from '@/core/model/search';
import {
  type ListingFilters,
  listingHref,
  listingQuery,
} from '@/core/rules/address/listing-address';
import { useNavigateTo } from '@/hooks/use-navigate-to';
import * as messages from '../messages';
import styles from './sort-control.module.css';

const SORT_NAMES: Record<SearchSort, string> = {
  relevance: messages.bestMatch,
  newest: messages.newest,
  'price-asc': messages.priceLowToHigh,
  'price-desc': messages.priceHighToLow,
  'name-asc': messages.nameAToZ,
  'name-desc': messages.nameZToA,
};

/** The order of the listing: at once where scripts run, by a button where they do not. */
export function SortControl({ filters }: { filters: ListingFilters & { sort: SearchSort } }) {
  const { sort, ...unsorted } = filters;
  const navigateTo = useNavigateTo();
  const sortBy = (wanted: string) => navigateTo(listingHref({ ...unsorted, sort: wanted }));

  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before scripts ran
  useEffect(() => {
    const chosen = field.current?.value ?? sort;
    if (chosen !== sort) sortBy(chosen);
  }, []);

  return (
    <form className={styles.sort} action="/shop">
      {listingQuery(unsorted).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <CarriedFields />
      <label className={styles.label} htmlFor="sort">
        {messages.sortBy}
      </label>
      <select
        key={sort}
        ref={field}
        id="sort"
        autoComplete="off"
        name="sort"
        className={styles.select}
        defaultValue={sort}
        onChange={(event) => sortBy(event.target.value)}
      >
        {(filters.q ? SEARCH_SORTS : PRODUCT_SORTS).map((value) => (
          <option key={value} value={value}>
            {SORT_NAMES[value]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttons.quiet}>
          {messages.sort}
        </button>
      </noscript>
    </form>
  );
}
