import { Link, Picture } from '@/components/ui';
import type { CategoryTile } from '@/core/model/category-tile';
import { categoryHref } from '@/core/rules/address/shop-address';
import styles from './category-tiles.module.css';

/** Lazy pictures are measured by the browser; older ones go by the screen. */
const SIZES =
  'auto, (min-width: 1200px) 210px, (min-width: 768px) 18vw, (min-width: 560px) 28vw, 40vw';

/** Category tiles (spec 2): a name and an image each, in a row that scrolls where it is too wide. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.category}>
            <Link className={styles.tile} href={categoryHref(tile.category)}>
              <span className={styles.picture}>
                <Picture src={tile.image} alt="" maxWidth={480} sizes={SIZES} />
              </span>
              <span className={styles.name}>{tile.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
