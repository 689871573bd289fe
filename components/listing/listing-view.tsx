import { ProductGrid } from '@/components/product';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import type { ResponseOf } from '@/core/calls/call';
import type { storefrontCalls } from '@/core/calls/storefront';
import type { ProductSort } from '@/core/model/product';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { CategoryFilter } from './category-filter';
import { CategoryTiles } from './category-tiles';
import styles from './listing-view.module.css';
import { Pagination } from './pagination';
import { SortControl } from './sort-control';

interface ListingViewProps {
  listing: ResponseOf<typeof storefrontCalls.shop>;
  category: string;
  sort: ProductSort;
}

const FIRST_ROW_ON_PHONES = 2;

/** The shop listing (spec 2): categories, order, cards, numbered pages. */
export function ListingView({ listing, category, sort }: ListingViewProps) {
  const { settings, template, templateCategories } = useAppSelector(selectShop);
  const tiles = templateCategories[template] ?? [];
  return (
    <div className={styles.listing}>
      <header className={styles.head}>
        <h1 className={styles.title}>{category}</h1>
        <p className={styles.count}>{countText(listing.total)}</p>
      </header>
      {settings.showCategory && listing.page === 1 ? (
        <CategoryTiles tiles={tiles} />
      ) : (
        <CategoryFilter tiles={tiles} category={category} sort={sort} />
      )}
      <div className={styles.bar}>
        <SortControl category={category} sort={sort} />
      </div>
      {listing.products.length > 0 ? (
        <>
          <h2 className="visually-hidden">Products</h2>
          <ProductGrid products={listing.products} priorityCount={FIRST_ROW_ON_PHONES} />
        </>
      ) : (
        <EmptyListing />
      )}
      <Pagination
        page={listing.page}
        totalPages={listing.totalPages}
        category={category}
        sort={sort}
      />
    </div>
  );
}

function EmptyListing() {
  return (
    <div className={styles.empty}>
      <h2>Nothing here yet</h2>
      <p>This part of the shop is being filled. The rest is waiting for you.</p>
      <Link className={buttons.secondary} href="/shop">
        See all products
      </Link>
    </div>
  );
}

function countText(total: number): string {
  return total === 1 ? '1 product' : `${total} products`;
}
