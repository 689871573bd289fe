import { Link, onDemand } from '@/components/ui';
import { type Cover, CoverPicture } from '@/components/ui/cover-picture';
import strip from '@/components/ui/strip.module.css';
import type { CategoryTile } from '@/core/model/category-tile';
import { categoryHref } from '@/core/rules/address/shop-address';
import styles from './category-tiles.module.css';

export const StripArrows = onDemand(
  async () => (await import('@/components/ui/strip-arrows')).StripArrows,
);

/** Writes the widths of category-tiles.module.css; a tile is a square, which lazy pictures are measured by. */
const sizes = (cover: Cover) =>
  `auto, (min-width: 1200px) ${cover('210px', '210px')}, (min-width: 768px) ${cover('18vw', '18vw')}, (min-width: 560px) ${cover('28vw', '28vw')}, ${cover('40vw', '40vw')}`;

/** Category tiles (spec 2): a name and an image each, in a row that scrolls where it is too wide. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <div className={`${strip.frame} ${styles.frame}`}>
      <ul className={`${strip.strip} ${styles.tiles}`}>
        {tiles.map((tile) => (
          <li key={tile.category}>
            <Link className={styles.tile} href={categoryHref(tile.category)}>
              <span className={styles.picture}>
                <CoverPicture src={tile.image} alt="" maxWidth={480} sizes={sizes} />
              </span>
              <span className={styles.name}>{tile.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <StripArrows />
    </div>
  );
}
