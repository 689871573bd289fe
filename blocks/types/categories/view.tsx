import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { partStyle } from '@/blocks/view-kit/part-style';
import { Still } from '@/blocks/view-kit/still';
import { CategoryTiles } from '@/components/listing';
import type { CategoryTile } from '@/core/model/category-tile';
import { useCategories } from '@/hooks/use-shop';
import styles from './categories.module.css';
import { categoriesBlock } from './definition';
import * as messages from './messages';

/** Samples in place of the tiles of a shop that has none, while a page is designed. */
const SAMPLES: readonly CategoryTile[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(
  (name) => ({ name: `Category ${name}`, image: '', category: name }),
);

/** The shop's category tiles (spec 2); nothing where it has none. */
function CategoriesView({ block, root, mode }: ViewProps<typeof categoriesBlock>) {
  const tiles = useCategories();
  const shown = tiles.length === 0 && mode === 'edit' ? SAMPLES : tiles;
  if (shown.length === 0) return null;
  return (
    <section
      {...root}
      className={`${root.className} ${styles.categories}`}
      style={{ ...root.style, ...partStyle(block.styles) }}
      aria-label={messages.shopByCategory}
    >
      <Still mode={mode}>
        <CategoryTiles tiles={shown} />
      </Still>
    </section>
  );
}

export default blockView(categoriesBlock, CategoriesView);
