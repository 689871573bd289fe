import { CategoryTiles } from '@/components/listing';
import { ProductGrid } from '@/components/product';
import { buttons, Link } from '@/components/ui';
import { type Cover, CoverPicture } from '@/components/ui/cover-picture';
import type { Ad, Banner } from '@/core/model/shop';
import { useCategories, useShop } from '@/hooks/use-shop';
import styles from './home-view.module.css';
import * as messages from './messages';

const FIRST_ROWS = 8;

/** Writes the widths and heights of home-view.module.css. */
const stripSizes = (cover: Cover) =>
  `(max-width: 1023px) ${cover('100vw', '75vw')}, ${cover('min(100vw, 1600px)', 'clamp(300px, 32vw, 460px)')}`;
const heroSizes = (cover: Cover) =>
  `(max-width: 1023px) ${cover('100vw', '75vw')}, ${cover('100vw', 'clamp(420px, 46vw, 880px)')}`;

/** The home page of a shop without a layout (spec 2; design section 9): banner, tiles, products, two ads. */
export default function HomeView() {
  const { ads, banner, hostname, lastAds, name, products, settings } = useShop();
  const tiles = useCategories();
  return (
    <>
      {!banner?.title && <h1 className="visually-hidden">{name || hostname}</h1>}
      {banner && <Hero banner={banner} />}
      {settings.showCategory && tiles.length > 0 && (
        <section className={styles.section} aria-labelledby="home-categories">
          <h2 id="home-categories" className={styles.heading}>
            {messages.shopByCategory}
          </h2>
          <CategoryTiles tiles={tiles} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="home-new">
        <div className={styles.head}>
          <h2 id="home-new" className={styles.heading}>
            {messages.newIn}
          </h2>
          <Link className={buttons.quiet} href="/shop">
            {messages.viewAll}
          </Link>
        </div>
        {products.length > 0 ? (
          <ProductGrid products={products.slice(0, FIRST_ROWS)} isRoomy />
        ) : (
          <p>{messages.empty}</p>
        )}
      </section>
      {ads && <AdStrip ad={ads} />}
      {products.length > FIRST_ROWS && (
        <section className={styles.section} aria-labelledby="home-more">
          <h2 id="home-more" className="visually-hidden">
            {messages.moreNewProducts}
          </h2>
          <ProductGrid products={products.slice(FIRST_ROWS)} isRoomy />
        </section>
      )}
      {lastAds && <AdStrip ad={lastAds} />}
    </>
  );
}

/** An ad of the shop: its story on the calm side of its picture. */
function AdStrip({ ad }: { ad: Ad }) {
  return (
    <section className={styles.strip} aria-label={ad.title}>
      {ad.image && (
        <div className={styles.picture}>
          <CoverPicture src={ad.image} alt="" sizes={stripSizes} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{ad.title}</h2>
        <p className={styles.text}>{ad.description}</p>
        {ad.link && (
          <Link className={buttons.secondary} href={ad.link}>
            {messages.seeCategory}
          </Link>
        )}
      </div>
    </section>
  );
}

/** The shop's banner: a picture composed with room for words, and the words in it. */
function Hero({ banner }: { banner: Banner }) {
  return (
    <section className={styles.hero} aria-label={banner.title || messages.welcome}>
      {banner.image && (
        <div className={styles.heroPicture}>
          <CoverPicture src={banner.image} alt="" sizes={heroSizes} isFirst />
        </div>
      )}
      <div className={styles.heroWords}>
        {banner.title && <h1 className={styles.heroTitle}>{banner.title}</h1>}
        {banner.subtitle && <p className={styles.subtitle}>{banner.subtitle}</p>}
        {banner.buttonText && (
          <Link className={buttons.primary} href={banner.buttonLink || '/shop'}>
            {banner.buttonText}
          </Link>
        )}
      </div>
    </section>
  );
}
