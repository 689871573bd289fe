import { useEffect, useRef } from 'react';
import { buttons, CarriedFields } from '@/components/ui';
import type { SearchSort } from '@/core/model/search';
import {
  defaultSort,
  type ListingFilters,
  listingHref,
  listingQuery,
} from '@/core/rules/address/listing-address';
import { offeredSorts } from '@/core/rules/catalogue/offered-sorts';
import { useNavigateTo } from '@/hooks/use-navigate-to';
import { useSettings } from '@/hooks/use-shop';
import * as messages from '../messages';
import styles from './sort-control.module.css';

const SORT_NAMES: Record<SearchSort, string> = {
  relevance: messages.bestMatch,
  newest: messages.newest,
  bestselling: messages.bestselling,
  'price-asc': messages.priceLowToHigh,
  'price-desc': messages.priceHighToLow,
  'name-asc': messages.nameAToZ,
  'name-desc': messages.nameZToA,
  discount: messages.biggestDiscount,
};

/** The order of the listing: at once where scripts run, by a button where they do not. */
export function SortControl({ filters }: { filters: ListingFilters & { sort: SearchSort } }) {
  const { sort: requested, ...unsorted } = filters;
  const sorts = offeredSorts(filters.q, useSettings());
  const sort = sorts.find((offered) => offered === requested) ?? defaultSort(filters.q);
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
        {sorts.map((value) => (
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
