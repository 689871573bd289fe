import { Link } from '@/components/ui';
import type { CategoryTile } from '@/core/model/category-tile';
import { listingHref } from '@/core/rules/listing-address';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  tiles: readonly CategoryTile[];
  category: string;
  sort: string;
}

/** The categories as a row of links, the one shown marked. */
export function CategoryFilter({ tiles, category, sort }: CategoryFilterProps) {
  return (
    <nav aria-label="Categories">
      <ul className={styles.filter}>
        {tiles.map((tile) => (
          <li key={tile.category}>
            <Link
              className={styles.chip}
              href={listingHref({ category: tile.category, sort })}
              aria-current={tile.category === category ? 'true' : undefined}
            >
              {tile.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
