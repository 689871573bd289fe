import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import buttons from '@/components/ui/button.module.css';
import { ALL_PRODUCTS } from '@/core/model/category';
import { PRODUCT_SORTS, type ProductSort } from '@/core/model/product';
import { carryQuery } from '@/core/rules/carry-query';
import { listingHref } from '@/core/rules/listing-address';
import styles from './sort-control.module.css';

const SORT_NAMES: Record<ProductSort, string> = {
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
};

interface SortControlProps {
  category: string;
  sort: ProductSort;
}

/** The order of the listing: at once where scripts run, by a button where they do not. */
export function SortControl({ category, sort }: SortControlProps) {
  const router = useRouter();
  const sortBy = (wanted: string) =>
    router.push(carryQuery(listingHref({ category, sort: wanted }), router.asPath));

  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before scripts ran
  useEffect(() => {
    const chosen = field.current?.value ?? sort;
    if (chosen !== sort) sortBy(chosen);
  }, []);

  return (
    <form className={styles.sort} action="/shop">
      {category !== ALL_PRODUCTS && <input type="hidden" name="category" value={category} />}
      <label htmlFor="sort">Sort by</label>
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
        {PRODUCT_SORTS.map((value) => (
          <option key={value} value={value}>
            {SORT_NAMES[value]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttons.quiet}>
          Sort
        </button>
      </noscript>
    </form>
  );
}
