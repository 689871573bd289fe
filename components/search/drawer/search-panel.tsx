import { useRouter } from 'next/router';
import { type SubmitEvent, useState } from 'react';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { carryQuery } from '@/core/rules/carry-query';
import { listingHref } from '@/core/rules/listing-address';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { SEARCH_START_HINT, SEARCH_START_TITLE, SEARCH_TITLE } from '../constants';
import { matchingCategory } from './matching-category';
import styles from './search-panel.module.css';

/** The field and, until something is found, where to look: the shop's categories. */
export function SearchPanel({ typed }: { typed: string }) {
  const { template, templateCategories } = useAppSelector(selectShop);
  const categories = templateCategories[template] ?? [];
  const [query, setQuery] = useState(typed);
  const router = useRouter();

  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const href = listingHref(matchingCategory(categories, query) ?? {});
    router.push(carryQuery(href, router.asPath));
  };

  return (
    <div className={styles.panel}>
      <search>
        <form className={styles.form} onSubmit={search}>
          <input
            ref={focusOnArrival}
            className={styles.input}
            type="search"
            aria-label={SEARCH_TITLE}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <button type="submit" className={buttons.primary} disabled={query.trim() === ''}>
            Search
          </button>
        </form>
      </search>
      <div className={styles.start}>
        <p className={styles.startTitle}>{SEARCH_START_TITLE}</p>
        <p>{SEARCH_START_HINT}</p>
      </div>
      {categories.length > 0 && (
        <ul className={styles.categories} aria-label="Categories">
          {categories.map(({ name, category }) => (
            <li key={category}>
              <Link className={styles.category} href={listingHref({ category })}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
}
