import { Link } from '@/components/ui';
import strip from '@/components/ui/strip.module.css';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { CategoryTile } from '@/core/model/category-tile';
import type { Facets } from '@/core/model/search';
import { type ListingFilters, listingHref } from '@/core/rules/address/listing-address';
import { isNarrowed } from '@/core/rules/catalogue/listing-filters';
import { StripArrows } from '../category-tiles';
import * as messages from '../messages';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  tiles: readonly CategoryTile[];
  counts: Facets['categories'];
  filters: ListingFilters;
}

interface Choice {
  category: string;
  name: string;
  count?: number;
}

export function CategoryFilter({ tiles, counts, filters }: CategoryFilterProps) {
  const { sort } = filters;
  const isCounted = isNarrowed(filters) && counts.length > 0;
  const choices: readonly Choice[] = isCounted ? countedChoices(tiles, counts) : tiles;
  const query = isCounted ? filters : { ...(sort && { sort }) };
  return (
    <nav className={strip.frame} aria-label={messages.categories}>
      <ul className={`${strip.strip} ${styles.filter}`}>
        {choices.map(({ category, name, count }) => (
          <li key={category}>
            <Link
              className={styles.chip}
              href={listingHref({ ...query, category })}
              rel={isCounted ? 'nofollow' : undefined}
              aria-current={category === filters.category ? 'true' : undefined}
            >
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <StripArrows />
    </nav>
  );
}

function countedChoices(
  tiles: readonly CategoryTile[],
  counts: Facets['categories'],
): readonly Choice[] {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return tiles.flatMap(({ category, name }) => {
    const count = countOf.get(category);
    if (category === ALL_PRODUCTS) return [{ category, name }];
    return count ? [{ category, name, count }] : [];
  });
}
