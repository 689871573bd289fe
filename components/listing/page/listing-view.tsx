import { ProductGrid } from '@/components/product';
import { Icon, Link } from '@/components/ui';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { Facets, SearchSort } from '@/core/model/search';
import { type ListingFilters, listingHref } from '@/core/rules/address/listing-address';
import { pageNumbers } from '@/core/values/page-numbers';
import { useCategories, useShop } from '@/hooks/use-shop';
import { CategoryTiles } from '../category-tiles';
import * as messages from '../messages';
import { CategoryFilter } from './category-filter';
import { EmptyListing } from './empty/empty-listing';
import { ActiveFilters, FilterBar } from './filters/filter-bar';
import styles from './listing-view.module.css';
import { SearchForm } from './search-form';
import { SortControl } from './sort-control';

interface ListingViewProps {
  facets?: Facets;
  filters: ListingFilters & { sort: SearchSort };
}

const FIRST_ROW_ON_PHONES = 2;

/** The shop listing (spec 2): what it shows, categories, filters, order, cards, numbered pages. */
export function ListingView({ facets, filters }: ListingViewProps) {
  const listing = useShop();
  const tiles = useCategories();
  const { q, category = ALL_PRODUCTS } = filters;
  const hasTiles = listing.settings.showCategory && listing.page === 1 && !q;
  return (
    <div className={styles.listing}>
      <header className={styles.head}>
        <h1 className={styles.title}>{q ? messages.resultsFor(q) : category}</h1>
        <p className={styles.count} role="status">
          {messages.productCount(listing.total)}
        </p>
      </header>
      <SearchForm q={q} />
      {hasTiles ? (
        <CategoryTiles tiles={tiles} />
      ) : (
        <CategoryFilter tiles={tiles} counts={facets?.categories ?? []} filters={filters} />
      )}
      <FilterBar facets={facets} filters={filters} total={listing.total}>
        {listing.total > 0 && <SortControl filters={filters} />}
      </FilterBar>
      <ActiveFilters filters={filters} />
      {listing.products.length > 0 ? (
        <>
          <h2 className="visually-hidden">{messages.products}</h2>
          <ProductGrid products={listing.products} priorityCount={FIRST_ROW_ON_PHONES} />
        </>
      ) : (
        <EmptyListing filters={filters} />
      )}
      <Pagination page={listing.page} totalPages={listing.totalPages} filters={filters} />
    </div>
  );
}

interface PaginationProps {
  page: number;
  totalPages: number;
  filters: ListingFilters;
}

function Pagination({ page, totalPages, filters }: PaginationProps) {
  if (totalPages < 2) return null;
  const href = (target: number) => listingHref({ ...filters, page: target });
  const step = (to: number) => ({ className: styles.step, href: href(to) });
  return (
    <nav className={styles.pagination} aria-label={messages.pages}>
      {page > 1 && (
        <Link {...step(page - 1)} rel="prev" aria-label={messages.previousPage}>
          <Icon name="chevron-left" size={18} />
        </Link>
      )}
      {pageNumbers(page, totalPages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={number}
            className={number === page ? styles.current : styles.page}
            href={href(number)}
            aria-label={messages.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < totalPages && (
        <Link {...step(page + 1)} rel="next" aria-label={messages.nextPage}>
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
