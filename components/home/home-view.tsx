import { CategoryTiles } from '@/components/listing';
import { ProductGrid } from '@/components/product';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import type { Product } from '@/core/model/product';
import { ownEntry } from '@/core/rules/own-entry';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { AdStrip } from './ad-strip';
import { Hero } from './hero';
import styles from './home-view.module.css';

interface HomeViewProps {
  products: readonly Product[];
}

const FIRST_ROWS = 8;

/**
 * The home page of a shop that has stored no layout (spec 2; design section 9): banner, category tiles,
 * products, the ad in between, and last the last one.
 */
export default function HomeView({ products }: HomeViewProps) {
  const { ads, banner, hostname, lastAds, name, settings, template, templateCategories } =
    useAppSelector(selectShop);
  const tiles = ownEntry(templateCategories, template) ?? [];
  return (
    <>
      {!banner?.title && <h1 className="visually-hidden">{name || hostname}</h1>}
      {banner && <Hero banner={banner} />}
      {settings.showCategory && tiles.length > 0 && (
        <section className={styles.section} aria-labelledby="home-categories">
          <h2 id="home-categories" className={styles.heading}>
            Shop by category
          </h2>
          <CategoryTiles tiles={tiles} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="home-new">
        <div className={styles.head}>
          <h2 id="home-new" className={styles.heading}>
            New in
          </h2>
          <Link className={buttons.quiet} href="/shop">
            View all
          </Link>
        </div>
        {products.length > 0 ? (
          <ProductGrid products={products.slice(0, FIRST_ROWS)} isRoomy />
        ) : (
          <p>The first pieces are on their way. Please look in again soon.</p>
        )}
      </section>
      {ads && <AdStrip ad={ads} />}
      {products.length > FIRST_ROWS && (
        <section className={styles.section} aria-labelledby="home-more">
          <h2 id="home-more" className="visually-hidden">
            More new products
          </h2>
          <ProductGrid products={products.slice(FIRST_ROWS)} isRoomy />
        </section>
      )}
      {lastAds && <AdStrip ad={lastAds} />}
    </>
  );
}
