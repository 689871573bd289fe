import { Icon, Link } from '@/components/ui';
import { type ListingFilters, listingHref } from '@/core/rules/address/listing-address';
import { pageNumbers } from '@/core/values/page-numbers';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  totalPages: number;
  filters: ListingFilters;
}

/** Numbered pages as real links. */
export function Pagination({ page, totalPages, filters }: PaginationProps) {
  if (totalPages < 2) return null;
  const href = (target: number) => listingHref({ ...filters, page: target });
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 && (
        <Link className={styles.step} href={href(page - 1)} rel="prev" aria-label="Previous page">
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
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < totalPages && (
        <Link className={styles.step} href={href(page + 1)} rel="next" aria-label="Next page">
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
